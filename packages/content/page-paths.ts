import { PATHS } from './pages.generated.ts';

/** ID of a route of the website. */
export type PageId = keyof typeof PATHS;

/** Names of a path's parameters. Optional ones are left out. */
type ParameterIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParameterIn<First> | ParameterIn<Rest>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never;
type Parameters<Id extends PageId> = { readonly [Name in ParameterIn<(typeof PATHS)[Id]>]: string };

const OPTIONAL = /\/(:\w+\?|\*)/g;
const PARAMETER = /:(\w+)/g;

/**
 * Path of a page, without the language.
 * @param values Values of the path's parameters, such as a slug.
 */
export function pathTo<Id extends PageId>(
  id: Id,
  ...[values]: ParameterIn<(typeof PATHS)[Id]> extends never ? [] : [Parameters<Id>]
): string {
  const known: Readonly<Record<string, string>> = values ?? {};
  const path: string = PATHS[id];
  return path
    .replaceAll(OPTIONAL, '')
    .replaceAll(PARAMETER, (_, name: string) => encodeURIComponent(known[name] ?? ''));
}

/** The beginning of a path, up to its first parameter: `/car-research/`. */
export const pathPrefix = (id: PageId): string => PATHS[id].replace(/:.*/, '');

/** Last segments of pages that are siblings of this page's documents, so no document can have them as a slug. */
export function slugsBeside(id: PageId): readonly string[] {
  const prefix = pathPrefix(id);
  return Object.values(PATHS)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((slug) => /^[a-z0-9-]+$/.test(slug));
}
