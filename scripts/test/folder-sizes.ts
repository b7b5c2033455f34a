/** How many files a folder may have, so that people find what they look for by reading its list. */

const MAX_FILES = 40;

/** Folders of product source. */
export const SOURCE_FOLDERS = ['app', 'packages', 'studio', 'scripts', 'tools'] as const;

/** Folders that may have any number of files: each is one icon, outline or migration, found by its name. */
const COLLECTIONS = ['app/server/maps/outlines', 'app/ui/icons', 'packages/database/migrations'];

const TEST = /\.test\.tsx?$/;

/**
 * Returns an error for each folder that has more than 40 files of its own, tests apart, and for each collection that is
 * none any more. Empty if there is nothing to do.
 * @param files paths of all source files, from the project's folder
 */
export function folderProblems(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (TEST.test(file)) continue;
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const large = [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES && !COLLECTIONS.includes(folder)
      ? [
          `${folder} has ${count} files, tests apart: give those of one subject a folder, ${MAX_FILES} are the most.`,
        ]
      : [],
  );
  const outdated = COLLECTIONS.filter((folder) => (counts.get(folder) ?? 0) <= MAX_FILES).map(
    (folder) =>
      `${folder} has at most ${MAX_FILES} files: take it out of COLLECTIONS in scripts/test/folder-sizes.ts.`,
  );
  return [...large, ...outdated];
}
