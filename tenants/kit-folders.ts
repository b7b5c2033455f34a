import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { SLUG } from '@rooftop/content/documents/dealership';
import { z } from 'zod';

const moduleShape = z.looseObject({});

/** A folder under tenants/ with a dealership's kit. */
export interface KitFolder {
  /** Name of the folder, which is the dealership's slug. */
  readonly slug: string;
  /** Imports one of its modules. Returns null if the folder has no such file. */
  import(file: string): Promise<z.infer<typeof moduleShape> | null>;
}

/** Returns all folders under tenants/ with a `tenant.ts`, in alphabetical order. */
export async function kitFolders(): Promise<readonly KitFolder[]> {
  const entries = await readdir(new URL('.', import.meta.url), { withFileTypes: true });
  const slugs = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(new URL(`${name}/tenant.ts`, import.meta.url)))
    .sort();
  return slugs.map((slug) => {
    if (!SLUG.test(slug))
      throw new Error(
        `tenants/${slug}: the name of a kit's folder has lower-case letters, digits and hyphens`,
      );
    return {
      slug,
      async import(file) {
        const url = new URL(`${slug}/${file}`, import.meta.url);
        return existsSync(url) ? moduleShape.parse(await import(url.href)) : null;
      },
    };
  });
}
