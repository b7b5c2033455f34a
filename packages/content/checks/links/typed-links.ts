/** The links that editors typed: paths of this website in a document, at any depth. */
import type { Path } from 'sanity';

interface TypedLink {
  readonly path: Path;
  /** Begins with a slash. */
  readonly href: string;
}

/** Fields with a link. `search` is the path of a search. */
const FIELDS: readonly string[] = ['href', 'url', 'redirect', 'search', 'to'];
/** Links in the HTML of popups. */
const IN_HTML = /\bhref\s*=\s*["'](\/(?!\/)[^"'\s]*)/gi;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPath = (value: string): boolean => /^\/(?![/\\])/.test(value);

/** Lists the typed links. A link with a chosen document needs no path, so its typed one is left out. */
export function typedLinks(value: unknown, path: Path = []): readonly TypedLink[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key: unknown = isObject(item) ? Reflect.get(item, '_key') : undefined;
      return typedLinks(item, [...path, typeof key === 'string' ? { _key: key } : index]);
    });
  }
  if (!isObject(value)) return [];
  const isChosen = isObject(Reflect.get(value, 'target'));
  return Object.entries(value).flatMap(([name, part]: [string, unknown]): readonly TypedLink[] => {
    const here = [...path, name];
    if (typeof part !== 'string') return typedLinks(part, here);
    if (FIELDS.includes(name))
      return isPath(part) && !(isChosen && name === 'href') ? [{ path: here, href: part }] : [];
    return Array.from(part.matchAll(IN_HTML), ([, href = '']) => ({ path: here, href }));
  });
}
