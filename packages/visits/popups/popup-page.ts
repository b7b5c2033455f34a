import { SEARCH_PAGE, VEHICLE_PAGE } from '@rooftop/content/documents/popup/popup';
import { PATHS } from '@rooftop/content/pages.generated';
import { patternSource } from './page-match.ts';
import type { PopupPage } from './popup-rules.ts';

/** Last segment of a car's path (decision 114). */
const VEHICLE = String.raw`\d+-.+-[A-Za-z0-9]{17}`;
const INVENTORY = /^\/(?:(new|used|certified)-)?cars-for-sale(?:\/|$)/;
const CAR = /\/(\d+)-(.+)-([A-Za-z0-9]{17})$/;

const escaped = (name: string) => `(?<${name}>[^/]+)`;

/** Paths of pages as regular expressions. Those without parameters come first, then the longest. */
const PAGES = Object.entries(PATHS)
  .filter(([, path]) => !INVENTORY.test(path))
  .map(([name, path]) => ({
    name,
    variable: path.includes('*') ? Number.POSITIVE_INFINITY : path.split('/:').length,
    length: path.length,
    pattern: new RegExp(
      `^${path
        .split('/')
        .slice(1)
        .map((segment) => {
          const parameter = /^:(\w+)(\?)?$/.exec(segment);
          if (parameter === null) return patternSource(`/${segment}`);
          const part = `/${escaped(parameter[1] ?? '')}`;
          return parameter[2] === undefined ? part : `(?:${part})?`;
        })
        .join('')}$`,
    ),
  }))
  .toSorted((a, b) => a.variable - b.variable || b.length - a.length);

/**
 * Names the page at a path, with the parameters that conditions may ask for. @param path without language and query
 */
export function popupPageOf(path: string): PopupPage {
  const inventory = INVENTORY.exec(path);
  if (inventory !== null) {
    const condition = inventory[1] === undefined ? {} : { condition: inventory[1] };
    const [, year, value, vin] = CAR.exec(path) ?? [];
    return vin === undefined
      ? { name: SEARCH_PAGE, path, params: condition }
      : { name: VEHICLE_PAGE, path, params: { ...condition, year, value, vin: vin.toUpperCase() } };
  }
  for (const { name, pattern } of PAGES) {
    const found = pattern.exec(path);
    if (found !== null) return { name, path, params: { ...found.groups } };
  }
  return { name: 'routes/not-found', path, params: {} };
}

/** Source of the regular expression for the pages with this name, path or pattern. Without language and anchors. */
export function pagesSource(named: string): string {
  if (named.startsWith('/')) return named === '/' ? '/?' : patternSource(named);
  const start = '/(?:(?:new|used|certified)-)?cars-for-sale';
  if (named === VEHICLE_PAGE) return `${start}/(?:.*/)?${VEHICLE}`;
  if (named === SEARCH_PAGE) return `${start}(?:/(?!(?:.*/)?${VEHICLE}$).*)?`;
  const paths: Readonly<Record<string, string>> = PATHS;
  const path = Object.hasOwn(paths, named) ? paths[named] : undefined;
  // A name that no page has matches nothing.
  return path === undefined ? '(?!)' : path === '/' ? '/?' : patternSource(path);
}
