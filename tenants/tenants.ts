import { z } from 'zod';
import { kitFolders } from './kit-folders.ts';
import type { TenantFolder, TenantKit } from './tenant-kit.ts';

const moduleShape = z.object({
  tenant: z.custom<TenantFolder>((kit) => typeof kit === 'object' && kit !== null, {
    error: 'tenant.ts has to export the kit as "tenant"',
  }),
});

/** Dealerships of all folders under tenants/. To add one, copy a folder. */
export const tenants: readonly TenantKit[] = await Promise.all(
  (await kitFolders()).map(async (folder) => ({
    slug: folder.slug,
    ...moduleShape.parse(await folder.import('tenant.ts')).tenant,
  })),
);
