/** Finds the lines outside a part that mention it: what else has to go when its files are deleted. */
import { posix } from 'node:path';

const RELATIVE_PATH = /['"](\.{1,2}\/[^'"]+)['"]/g;
const PACKAGE_PATH = /['"]@rooftop\/([\w-]+)\/([^'"]+)['"]/g;
const SCRIPT_PATH = /\bnode ([\w./-]+)/g;
const IMPORTED_NAMES = /^import (?:type )?(?:(\w+)|\{([^}]*)\}|\* as (\w+)) from /;

/** The files that a line of a file names. */
function pathsIn(file: string, line: string): readonly string[] {
  return [
    ...[...line.matchAll(RELATIVE_PATH)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
    ...[...line.matchAll(PACKAGE_PATH)].map(([, name, path]) => `packages/${name}/${path}.ts`),
    ...[...line.matchAll(SCRIPT_PATH)].map(([, path = '']) => path),
  ];
}

/** The names that a line imports. */
function namesIn(line: string): readonly string[] {
  const [, single, several = '', all] = IMPORTED_NAMES.exec(line) ?? [];
  const names = several.split(',').map(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1) ?? '',
  );
  return [single, all, ...names].flatMap((name) => name || []);
}

/**
 * Removes the lines that mention a part.
 * @param file path of the text, with slashes, from the project's root
 * @param own paths of the part: files, or folders with a slash at the end
 * @param key under which a table has a row about it: before a colon, or as its `_type`
 */
export function withoutMentions(
  file: string,
  text: string,
  own: readonly string[],
  key?: string,
): { readonly text: string; readonly removed: readonly string[] } {
  const isOwn = (path: string) =>
    own.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
  const lines = text.split('\n');
  const importing = new Set(lines.filter((line) => pathsIn(file, line).some(isOwn)));
  const names = [...importing].flatMap(namesIn);
  const row = key === undefined ? null : new RegExp(String.raw`^\s*(?:${key}: \{|\{ _type: '${key}')`);
  const mentions = (line: string) =>
    importing.has(line) ||
    (row !== null && row.test(line)) ||
    names.some((name) => new RegExp(`\\b${name}\\b`).test(line));
  const removed = lines.filter(mentions);
  return { text: lines.filter((line) => !mentions(line)).join('\n'), removed };
}
