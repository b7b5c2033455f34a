/** The texts of a document, as shoppers read them, with where they are written. */
import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import type { Path } from 'sanity';

/** One text in one language: a title, a description, or all paragraphs of a rich text. */
export interface DocumentText {
  readonly language: Language;
  /** From the document to the field with all languages, at which the Studio shows messages. */
  readonly path: Path;
  /** In plain words, with single spaces. The target of a typed link follows its words in brackets. */
  readonly text: string;
}

/** Types with one field per language, named after the language. */
const LOCALIZED: readonly unknown[] = ['localeString', 'localeText', 'localeBlock', 'localeBody'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const TAG = /<[^>]{0,2000}>/g;
const SPACES = /(?:\s|&nbsp;)+/g;

/** Text without HTML, invisible characters and odd spaces, in which `$0 down` looks like what it is. */
const plain = (text: string): string =>
  text
    .replace(TAG, ' ')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:dollar|#36);/g, '$')
    .replaceAll('’', "'")
    .replace(SPACES, ' ')
    .trim();

/** The words of a paragraph, with the targets of its links. */
function paragraphText(block: unknown): string {
  const links = list(field(block, 'markDefs'));
  return list(field(block, 'children'))
    .map((span) => {
      const words = field(span, 'text');
      const text = typeof words === 'string' ? words : '';
      const link = links.find((one) => list(field(span, 'marks')).includes(field(one, '_key')));
      const href = field(link, 'href');
      return typeof href === 'string' ? `${text} [${href}]` : text;
    })
    .join('');
}

/** The words of a rich text's part: a paragraph, a callout, the cells of a table. */
function partText(part: unknown): string {
  if (field(part, '_type') === 'block') return paragraphText(part);
  if (typeof part === 'string') return part;
  if (!isObject(part)) return '';
  return Object.entries(part)
    .filter(([name]) => !name.startsWith('_') && !['href', 'url', 'search', 'tone', 'asset'].includes(name))
    .map(([, value]) => partText(value))
    .join('\n');
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : list(value).map(partText).join('\n');

/**
 * Lists the texts of a document in all languages, at any depth. Names for the team, keys and URLs are no texts.
 * @param value a document, or a part of one
 */
export function documentTexts(value: unknown, path: Path = []): readonly DocumentText[] {
  if (!isObject(value)) return [];
  if (LOCALIZED.includes(field(value, '_type'))) {
    return LANGUAGES.map((language) => ({
      language,
      path,
      text: plain(written(field(value, language))),
    })).filter(({ text }) => text !== '');
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = field(item, '_key');
      return documentTexts(item, [...path, typeof key === 'string' ? { _key: key } : index]);
    });
  }
  return Object.entries(value).flatMap(([name, part]) => documentTexts(part, [...path, name]));
}
