import { z } from 'zod';

/** Photos that are not shown, from the studio API. */
export const photoHostsShape = z.object({
  hosts: z.array(
    z.object({
      host: z.string(),
      photos: z.int().nonnegative(),
      /** Time of the last import of the feed. Null if there was none. */
      importedAt: z.iso.datetime().nullable(),
      canBeAllowed: z.boolean(),
    }),
  ),
  /** Whether the user may allow hosts for this dealership. */
  mayAllow: z.boolean(),
});
export type ListedPhotoHosts = z.infer<typeof photoHostsShape>;
export type PhotoHost = ListedPhotoHosts['hosts'][number];

export const photoHostsRefusalShape = z.object({ message: z.string() });

/** Describes a host's photos: `1,204 photos, in the import of Nov 23, 2026, 3:10 AM`. */
export function describePhotos({ photos, importedAt }: PhotoHost, timeZone?: string): string {
  const count = `${photos.toLocaleString('en-US')} ${photos === 1 ? 'photo' : 'photos'}`;
  if (importedAt === null) return count;
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${count}, in the import of ${new Intl.DateTimeFormat('en-US', style).format(new Date(importedAt))}`;
}
