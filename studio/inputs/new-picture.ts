/** The parts of a field's change that are needed here. */
interface FieldChange {
  readonly type: string;
  readonly path: readonly unknown[];
}

/** Fields that describe one picture and don't apply to its replacement. */
export const PICTURE_SPECIFIC_FIELDS: readonly string[] = ['hotspot', 'crop', 'alt'];

/** Returns whether the changes replace or remove the picture. */
export const replacesPicture = (changes: readonly FieldChange[]): boolean =>
  changes.some(
    ({ type, path }) => (type === 'set' || type === 'unset') && path.length === 1 && path[0] === 'asset',
  );
