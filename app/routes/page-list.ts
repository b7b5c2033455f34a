import { PAGE_PATH } from '@rooftop/content/documents/page/page';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import type { ReadPage } from './read-pages.ts';

/** First segments of paths that are answered before Remix: see `app/server`. */
const BEFORE_REMIX = ['assets', 'builds', 'files', 'healthz', 'images', 'photos', 'readyz', 'vehicles'];

const list = (items: readonly string[]): string => items.map((item) => `  '${item}',\n`).join('');

/** Whether shoppers open it as a page: neither an answer of another kind, nor a part of a page, nor a page for staff. */
const isForShoppers = ({ file, isFrame, isLocalized }: ReadPage): boolean =>
  file.endsWith('.tsx') && isFrame !== true && isLocalized !== false;

/** Whether it answers with a file or data: the route has no component. */
const isFile = ({ file, isRedirect }: ReadPage): boolean => file.endsWith('.ts') && isRedirect !== true;

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** Source of a regular expression for a path of routes, without the slash at its beginning. */
const patternOf = (path: string): string =>
  path
    .slice(1)
    .replaceAll('.', String.raw`\.`)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/:\w+/g, String.raw`[^\/]+`);

/**
 * Source of a regular expression for the paths of files, in any language. It has only the first segment of a path if
 * no page shares that, because the browser loads this expression.
 */
function filePattern(pages: readonly ReadPage[]): string {
  const pathsOf = (are: boolean) =>
    pages.flatMap((page) => (isFile(page) === are ? Object.values(page.paths) : []));
  const segmentsOfPages = new Set(pathsOf(false).map(firstOf));
  const files = pathsOf(true)
    .filter((path) => path !== '/*')
    .map((path) => (segmentsOfPages.has(firstOf(path)) ? path : `/${firstOf(path)}`));
  const all = new Set([...files, ...BEFORE_REMIX.map((name) => `/${name}`)]);
  return String.raw`^(?:\/[a-z]{2})?\/(?:${[...all].map(patternOf).toSorted().join('|')})(?:\/|$)`;
}

/** Source of `packages/content/file-path.generated.ts`, which the browser loads without the list of pages. */
export const filePath = (pages: readonly ReadPage[]): string =>
  `// Written by app/routes/generate-pages.ts from the page.ts files in app/routes.

/** Matches the path of a file or of data, which the browser loads by itself. All other paths are pages. */
export const FILE_PATH = /${filePattern(pages)}/i;
`;

/** Source of `packages/content/pages.generated.ts`: what other parts of Rooftop know about the website's pages. */
export function pageList(pages: readonly ReadPage[]): string {
  const paths = pages.flatMap((page) => Object.entries(page.paths));
  const ids = pages.filter(isForShoppers).flatMap((page) => Object.keys(page.paths));
  const landing = pages.flatMap((page) => (page.isReplaceable ? Object.values(page.paths) : []));
  const used = [...paths.map(([, path]) => firstOf(path)), ...LANGUAGES, ...BEFORE_REMIX];
  const open = new Set(landing.map(firstOf));
  const reserved = [...new Set(used)].filter((name) => PAGE_PATH.test(`/${name}`) && !open.has(name));
  return `// Written by app/routes/generate-pages.ts from the page.ts files in app/routes.

/** Paths of all routes by ID, without the language. */
export const PATHS = {
${paths.map(([id, path]) => `  '${id}': '${path}',\n`).join('')}} as const;

/** IDs of the pages that shoppers open. The other routes are files, endpoints, forms in frames, and pages for staff. */
export const PAGE_IDS = [
${list(ids)}] as const;

/** Pages that exist at their own path until editors write one there. */
export const LANDING_PATHS = [
${list(landing)}] as const;

/** First path segments that the website uses itself, so no editor's page can have them. */
export const RESERVED_SEGMENTS = [
${list(reserved.toSorted())}] as const;
`;
}
