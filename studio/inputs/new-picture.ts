/** What a change of a field says of it, as far as it matters here. */
interface Change {
  readonly type: string;
  readonly path: readonly unknown[];
}

/** What describes one picture and is false of the next. */
export const OF_ONE_PICTURE: readonly string[] = ['hotspot', 'crop', 'alt'];

/** Whether changes of a picture field put another picture there, or none. */
export const replacesPicture = (changes: readonly Change[]): boolean =>
  changes.some(
    ({ type, path }) => (type === 'set' || type === 'unset') && path.length === 1 && path[0] === 'asset',
  );
