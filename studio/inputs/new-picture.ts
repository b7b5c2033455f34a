import type { FormPatch } from 'sanity';

/** What describes one picture and is false of the next. */
const OF_ONE_PICTURE = ['hotspot', 'crop', 'alt'];

/**
 * What a change of a picture field changes besides: with another picture, or none, its hotspot, crop and text go.
 * The Studio does so for its own type of image alone.
 * @param hadPicture whether there was a picture before
 */
export function forgetFormerPicture(
  patches: readonly FormPatch[],
  hadPicture: boolean,
): readonly FormPatch[] {
  const isOther = patches.some(
    ({ type, path }) => (type === 'set' || type === 'unset') && path.length === 1 && path[0] === 'asset',
  );
  if (!hadPicture || !isOther) return patches;
  return [...patches, ...OF_ONE_PICTURE.map((name) => ({ type: 'unset' as const, path: [name] }))];
}
