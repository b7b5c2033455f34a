import { z } from 'zod';

/** What the platform says about photos that are not shown. */
export const photoHostsShape = z.object({
  hosts: z.array(
    z.object({
      host: z.string(),
      photos: z.int().nonnegative(),
      /** When the feed was read last. */
      importedAt: z.iso.datetime().nullable(),
      canBeAllowed: z.boolean(),
    }),
  ),
  /** Whether the person may allow hosts of this dealership. */
  mayAllow: z.boolean(),
});
export type PhotoHosts = z.infer<typeof photoHostsShape>;
export type PhotoHost = PhotoHosts['hosts'][number];

export const refusalShape = z.object({ message: z.string() });

/** `1,204 photos, in the import of Nov 23, 2026, 3:10 AM` */
export function describePhotos({ photos, importedAt }: PhotoHost, timeZone?: string): string {
  const count = `${photos.toLocaleString('en-US')} ${photos === 1 ? 'photo' : 'photos'}`;
  if (importedAt === null) return count;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${count}, in the import of ${new Intl.DateTimeFormat('en-US', style).format(new Date(importedAt))}`;
}
