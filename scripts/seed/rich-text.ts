import { markdownToPortableText } from '@portabletext/markdown';
import { TYPES_WITH_PAGE } from '@rooftop/content/address';
import { parse } from 'yaml';
import { z } from 'zod';
import { KitError, parseKit } from './kit.ts';

/** A paragraph, or an object between paragraphs in its short form. */
type Part = { readonly _type: string; readonly _key: string; readonly [field: string]: unknown };

/** Matches links to a document, for example `article:oil-changes`. */
const DOCUMENT = new RegExp(`^(${TYPES_WITH_PAGE.join('|')}):(.+)$`);

const partsShape = z.array(z.looseObject({ _type: z.string(), _key: z.string() }));
const objectShape = z.record(z.string(), z.unknown());
const paragraphsShape = z.array(
  z.looseObject({
    children: z.array(z.looseObject({ text: z.string(), marks: z.array(z.unknown()).length(0) })),
  }),
);

/**
 * Converts Markdown to Portable Text: headings, quotations, lists, `**strong**`, `*em*` and links, where
 * `[words](article:oil-changes)` links to a document by type and key. Tables and callouts (`> [!TIP]`) become objects;
 * a fenced block such as ```` ```bodyVehicles ```` becomes an object of that type with its fields in YAML.
 * @param path file and field, for error messages
 * @param documentIdOf returns the id of a document that a link names
 */
export function readRichText(
  markdown: string,
  path: string,
  documentIdOf: (type: string, key: string) => string,
): readonly Part[] {
  let keys = 0;
  const keyGenerator = () => String(++keys);
  /** Text of a table's cell or a callout, which hold no formatting. */
  const plainText = (blocks: unknown, where: string): string => {
    const { data } = paragraphsShape.safeParse(blocks);
    if (data === undefined)
      throw new KitError(`${path}: ${where} holds plain text only, without links or bold`);
    return data.map(({ children }) => children.map(({ text }) => text).join('')).join('\n');
  };
  const parts = markdownToPortableText(markdown, {
    keyGenerator,
    marks: {
      link: ({ value: { href } }) => {
        const [, type, key] = DOCUMENT.exec(href) ?? [];
        const link = { _type: 'link', _key: keyGenerator() };
        return type === undefined || key === undefined
          ? { ...link, href }
          : { ...link, target: { _type: 'reference', _ref: documentIdOf(type, key) } };
      },
    },
    types: {
      table: ({ value: { rows } }) => ({
        _type: 'bodyTable',
        _key: keyGenerator(),
        rows: rows.map(({ cells }) => ({ cells: cells.map(({ value }) => plainText(value, 'a table')) })),
      }),
      callout: ({ value: { tone, content } }) => ({
        _type: 'callout',
        _key: keyGenerator(),
        tone,
        text: plainText(content, 'a callout'),
      }),
      code: ({ value: { language, code } }) => ({
        ...parseKit(objectShape, parse(code), `${path}: \`\`\`${language ?? ''}`),
        _type: language ?? 'code',
        _key: keyGenerator(),
      }),
    },
  });
  return partsShape.parse(parts);
}
