import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageDefinition } from '../site/pages/define-page.ts';

const HERE = new URL('.', import.meta.url);

/** A page with its folder. */
export interface ReadPage extends PageDefinition {
  /** The route's file, relative to `app`. */
  readonly file: string;
}

/** The pages of all folders, by folder name. Runs in Node before the build and beside it, never in Remix's bundle. */
export async function readPages(): Promise<readonly ReadPage[]> {
  const found = globSync('**/page.ts', { cwd: fileURLToPath(HERE) }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return Promise.all(
    found.toSorted().map(async (path): Promise<ReadPage> => {
      const { page }: { page: PageDefinition } = await import(/* @vite-ignore */ new URL(path, HERE).href);
      const route = path.replace(/page\.ts$/, 'route.ts');
      return { ...page, file: `routes/${existsSync(new URL(route, HERE)) ? route : `${route}x`}` };
    }),
  );
}
