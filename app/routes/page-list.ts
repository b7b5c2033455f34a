import { LANGUAGES } from '@rooftop/content/languages';
import { PAGE_PATH } from '@rooftop/content/documents/page';
import type { ReadPage } from './read-pages.ts';

/** First segments of paths that are answered before Remix: see `app/server`. */
const BEFORE_REMIX = ['assets', 'builds', 'files', 'healthz', 'images', 'photos', 'readyz', 'vehicles'];

const list = (items: readonly string[]): string => items.map((item) => `  '${item}',\n`).join('');

/** Whether shoppers open it as a page: neither an answer of another kind, nor a part of a page, nor a page for staff. */
const isForShoppers = ({ file, isFrame, isLocalized }: ReadPage): boolean =>
  file.endsWith('.tsx') && isFrame !== true && isLocalized !== false;

/** Source of `packages/content/pages.generated.ts`: what other parts of Rooftop know about the website's pages. */
export function pageList(pages: readonly ReadPage[]): string {
  const paths = pages.flatMap((page) => Object.entries(page.paths));
  const ids = pages.filter(isForShoppers).flatMap((page) => Object.keys(page.paths));
  const landing = pages.flatMap((page) => (page.isReplaceable ? Object.values(page.paths) : []));
  const firstOf = (path: string) => path.split('/')[1] ?? '';
  const used = [...paths.map(([, path]) => firstOf(path)), ...LANGUAGES, ...BEFORE_REMIX];
  const open = new Set(landing.map(firstOf));
  const reserved = [...new Set(used)].filter((name) => PAGE_PATH.test(`/${name}`) && !open.has(name));
  return `// Written by scripts/generate-pages.ts from the page.ts files in app/routes.

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
