import { RESERVED_SEGMENTS } from '@rooftop/content/pages.generated';
import type { CacheRules, PageDefinition } from '#app/site/pages/define-page.ts';
import type { CacheablePage } from './cacheable-urls.ts';

/** Paths of a route: one for each allowed value of its parameters, or `*` in place of a slug. */
function pathsOf(path: string, segments: CacheRules['segments'] = {}): readonly string[] {
  let paths = [''];
  for (const segment of path.split('/').slice(1)) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    const values = name === undefined ? [segment] : (segments[name] ?? ['*']);
    const longer = paths.flatMap((start) => values.map((value) => `${start}/${value}`));
    paths = optional === undefined ? longer : [...paths, ...longer];
  }
  return paths;
}

/**
 * The pages that are cached, as their `page.ts` says. The name of another page never matches the pattern of a page
 * beside it.
 */
export function cacheablePages(pages: readonly PageDefinition[]): readonly CacheablePage[] {
  const all = pages.flatMap(({ paths }) => Object.values(paths));
  const namesIn = (folder: string) => [
    ...all.flatMap((path) =>
      path.startsWith(folder) ? [path.slice(folder.length).split('/')[0] ?? ''] : [],
    ),
    ...(folder === '/' ? RESERVED_SEGMENTS : []),
  ];
  return pages.flatMap(({ paths, cache }) => {
    if (cache === undefined) return [];
    const { segments, parameters = {}, unbounded = [] } = cache === true ? {} : cache;
    return Object.entries(paths).flatMap(([id, route]) =>
      pathsOf(route, segments).map(
        (path): CacheablePage => ({
          path,
          routes: [id],
          parameters,
          unbounded,
          except: path.endsWith('/*') ? namesIn(path.slice(0, -1)) : [],
        }),
      ),
    );
  });
}
