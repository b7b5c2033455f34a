import { type Language, LANGUAGES } from '@rooftop/tenancy/languages';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ObjectPlace, documentPlace } from './content-model.ts';
import { type KitEntry, KitError, parseKit } from './kit.ts';

const frontMatterShape = z.record(z.string(), z.unknown());

/** A file of an article or legal text in one language: its front matter, with the text below it as `body`. */
interface TextFile {
  readonly source: string;
  /** The parts of its name before the language. */
  readonly name: readonly string[];
  readonly language: Language;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads a file's front matter (YAML between lines of `---`) and its Markdown. */
function readTextFile(folder: string, file: string, written: string): TextFile {
  const source = `${folder}/${file}`;
  const [ending, ending2, ...name] = file.split('.').reverse();
  const language = LANGUAGES.find((one) => one === ending2);
  if (ending !== 'md' || language === undefined || name.length === 0)
    throw new KitError(
      `${source}: the name has to end in ${LANGUAGES.map((one) => `.${one}.md`).join(' or ')}`,
    );
  const text = written.replaceAll('\r\n', '\n');
  const [, frontMatter = '', body = text] = /^---\n(.*?)\n?---\n(.*)$/s.exec(text) ?? [];
  let fields: unknown;
  try {
    fields = parse(frontMatter) ?? {};
  } catch (cause) {
    throw new KitError(`${source}: ${cause instanceof Error ? cause.message : 'not YAML'}`, { cause });
  }
  return {
    source,
    name: name.reverse(),
    language,
    fields: { ...parseKit(frontMatterShape, fields, source), body: body.trim() },
  };
}

/**
 * Merges the languages of one text. Each file has the texts of its language; other fields are in one of the files
 * only, as a rule in the first language's.
 */
function mergeLanguages(place: ObjectPlace, files: readonly TextFile[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const { source, language, fields } of files) {
    for (const [name, value] of Object.entries(fields)) {
      const field = place.field(name);
      if (field === undefined) throw new KitError(`${source}: ${name}: there is no such field`);
      if (field.kind === 'object' && field.type?.startsWith('locale'))
        merged[name] = { ...frontMatterShape.safeParse(merged[name]).data, [language]: value };
      else if (name in merged)
        throw new KitError(`${source}: ${name}: another language's file has this field already`);
      else merged[name] = value;
    }
  }
  return merged;
}

const textFiles = (folder: string, files: ReadonlyMap<string, string>): TextFile[] =>
  [...files].map(([file, text]) => readTextFile(folder, file, text));

const byKey = (files: readonly TextFile[]) => Map.groupBy(files, ({ name: [key = ''] }) => key);

/** Reads articles from `<key>.<language>.md`. @param files content by file name */
export const readArticles = (folder: string, files: ReadonlyMap<string, string>): KitEntry[] =>
  [...byKey(textFiles(folder, files))].map(([key, languages]) => ({
    source: `${folder}/${key}.*.md`,
    type: 'article',
    key,
    fields: mergeLanguages(documentPlace('article'), languages),
  }));

/**
 * Reads legal documents from `<kind>.<effective from>.<language>.md`, one file for each version and language. The
 * document's title is in the newest version.
 * @param files content by file name
 */
export const readLegalDocuments = (folder: string, files: ReadonlyMap<string, string>): KitEntry[] =>
  [...byKey(textFiles(folder, files))].map(([kind, all]) => {
    const place = documentPlace('legalDocument');
    const versions = place.field('versions');
    const version = versions?.kind === 'list' ? versions.members[0] : undefined;
    if (version?.kind !== 'object') throw new Error('The content model has no versions of legal documents.');
    const split = (file: TextFile, isOfVersion: boolean): TextFile => ({
      ...file,
      fields: Object.fromEntries(
        Object.entries(file.fields).filter(([name]) => (version.field(name) !== undefined) === isOfVersion),
      ),
    });
    const dated = Map.groupBy(all, ({ name: [, date = ''] }) => date);
    return {
      source: `${folder}/${kind}.*.md`,
      type: 'legalDocument',
      key: kind,
      fields: {
        kind,
        ...mergeLanguages(
          place,
          all.map((file) => split(file, false)),
        ),
        versions: [...dated].map(([effectiveFrom, texts]) => ({
          effectiveFrom,
          ...mergeLanguages(
            version,
            texts.map((file) => split(file, true)),
          ),
        })),
      },
    };
  });
