/** One thing, one name: finds exported names that are declared twice, and file names that stand twice. */

/** Names that a framework or a registry of ours looks for in each of its files. */
const REGISTERED: readonly (readonly [files: RegExp, names: readonly string[]])[] = [
  [
    /^app\/(root\.tsx|routes\/)/,
    [
      'action',
      'clientAction',
      'clientLoader',
      'ErrorBoundary',
      'handle',
      'headers',
      'links',
      'loader',
      'meta',
      'shouldRevalidate',
    ],
  ],
  [/^app\/routes\/(.*\/)?page\.ts$/, ['page']],
  [/^app\/routes\/(.*\/)?page\.server\.ts$/, ['head', 'share', 'sitemap']],
  [/^app\/blocks\/.*\.server\.tsx?$/, ['block']],
];

/** Files that each folder may have. */
const OF_EACH_FOLDER = new Set([
  'package.json',
  'page.server.ts',
  'page.ts',
  'README.md',
  'route.ts',
  'route.tsx',
]);

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|enum|interface|type) (\w+)/gm;
const DESTRUCTURED = /^export const \{([^}]*)\}/gm;

/**
 * The exported names that a file declares. What it passes on from another file, and its default export, are not among
 * them.
 */
export function declaredNames(text: string): readonly string[] {
  const destructured = [...text.matchAll(DESTRUCTURED)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.split(':').at(-1)?.trim() || []),
  );
  return [...[...text.matchAll(DECLARED)].map(([, name = '']) => name), ...destructured];
}

/** The exported names that more than one file declares, with these files. @param files text by path */
export function namesDeclaredTwice(
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const declarations = [...files].flatMap(([path, text]) => {
    const registered = REGISTERED.flatMap(([pattern, names]) => (pattern.test(path) ? names : []));
    const names = new Set(declaredNames(text).filter((name) => !registered.includes(name)));
    return [...names].map((name) => [name, path] as const);
  });
  return repeated(declarations);
}

/** The file names that stand more than once within `app` or within `packages`, with their paths. */
export function fileNamesTwice(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const of = (folder: string) =>
    paths
      .filter((path) => path.startsWith(folder))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1), path] as const)
      .filter(([name]) => !OF_EACH_FOLDER.has(name));
  return new Map([...repeated(of('app/')), ...repeated(of('packages/'))]);
}

function repeated(places: readonly (readonly [name: string, path: string])[]) {
  const byName = Map.groupBy(places, ([name]) => name);
  return new Map(
    [...byName]
      .filter(([, found]) => found.length > 1)
      .map(([name, found]) => [name, found.map(([, path]) => path)]),
  );
}
