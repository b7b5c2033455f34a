import { isPhotoFile } from './photo-file.ts';
import type { FeedRow } from './feed-row.ts';
import type { Remark } from './remark.ts';
import type { FeedSource } from './source.ts';

/** How systems name the picture that stands for a missing one. */
const PLACEHOLDER =
  /(?<![a-z])(?:coming[-_ ]?soon|place[-_ ]?holder|no[-_ ]?(?:image|photo|picture|pic)s?(?![a-z])|(?:image|photo|picture)s?[-_ ]?(?:not[-_ ]?available|unavailable|pending|coming)|awaiting[-_ ]?(?:image|photo|picture)s?|default[-_ ]?(?:image|photo|vehicle|car))/i;

/** Whether a photo's file name says that it is only a placeholder. */
export const isPlaceholder = (source: string): boolean => PLACEHOLDER.test(fileName(source));

/** Whether a picture's file name says that it is drawn: `UW4110-illustration-1.jpg`. It is shown, and not as a photo. */
export const isIllustration = (source: string): boolean => /(?<![a-z])illustration/i.test(fileName(source));

function fileName(source: string): string {
  const path = URL.canParse(source) ? new URL(source).pathname : source;
  return decodeLoosely(path.slice(path.lastIndexOf('/') + 1));
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a list contains a host. Its entries may be `*.example.com`. */
export const isListedHost = (host: string, listed: readonly string[]): boolean =>
  listed.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));

/** Why this source's photos may not be shown from there, or null if they may. */
function missingPermission(source: string, settings: FeedSource): string | null {
  if (isPhotoFile(source)) {
    return settings.photoFolder === null
      ? 'Photos that the feed names by file are not shown, because the source has no folder of photos (--photo-folder).'
      : null;
  }
  const { hostname } = new URL(source);
  return isListedHost(hostname, settings.photoHosts)
    ? null
    : `Photos from ${hostname} are not shown, because this host is not allowed. Allow it with: npm run inventory -- photo-host <dealership> <source> ${hostname}`;
}

/**
 * Removes placeholder photos from a feed's rows. Adds a warning to the first car with photos from each place that the
 * source does not allow.
 */
export async function* filterPhotos(
  rows: AsyncIterable<FeedRow>,
  settings: FeedSource,
): AsyncIterable<FeedRow> {
  const said = new Set<string>();
  for await (const row of rows) {
    if (row.kind !== 'vehicle') {
      yield row;
      continue;
    }
    const photos = row.vehicle.photos.filter((photo) => !isPlaceholder(photo));
    const warnings: Remark[] = [...row.warnings];
    for (const source of [...photos, ...row.vehicle.manufacturerPhotos]) {
      const reason = missingPermission(source, settings);
      if (reason === null || said.has(reason)) continue;
      said.add(reason);
      warnings.push({ kind: 'photo', line: row.line, column: null, cell: null, reason });
    }
    yield { ...row, vehicle: { ...row.vehicle, photos }, warnings };
  }
}
