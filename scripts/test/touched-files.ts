/**
 * How many files a thing touches. For each kind of thing, an example that the product has is counted in the code: the
 * files of its own, those of the product that name it, generated ones included, and those of tests that list its kind.
 */

export interface Thing {
  readonly thing: string;
  /** Names under which code knows one of them: keys, types, identifiers. */
  readonly names: readonly string[];
  /** Beginnings of the paths of files that it has for itself. */
  readonly own: readonly string[];
  /** The names of all of its kind. A test that has two thirds of them, maybe as plurals, will have the next one, too. */
  readonly kind: readonly string[];
  /** Folders in which it is counted. Pages that show it elsewhere are things of their own. */
  readonly folders: readonly string[];
  /** How many files it may touch, which is what it touched last. */
  readonly limit: number;
  /** How many it should touch (decision 120). */
  readonly aim: number;
}

const TEST = /\.test\.tsx?(\.snap)?$|^(tests|bench)\//;
/** Texts, migrations, journeys in the browser, which name what they use, and the examples themselves. */
const NOT_COUNTED =
  /\.md$|\.spec\.ts$|^packages\/database\/migrations\/|^scripts\/test\/(?:things|delete-parts)\.ts$/;

const escaped = (name: string): string => name.replaceAll('.', String.raw`\.`);

/** Matches a name on its own: not as a part of another one, of a path, or of a URL's query. */
const named = (name: string): RegExp => new RegExp(String.raw`(?<![\w/=-])${escaped(name)}(?![\w/-])`);

/** Matches a name where it is listed, maybe as a plural, and not where a property of that name is read. */
const listed = (name: string): RegExp => new RegExp(String.raw`(?<![\w/=.-])${escaped(name)}s?(?![\w/-])`);

const COMMENT = /^\s*(?:\/\/|\/?\*).*/gm;

/** The files that a thing touches, in the order given. @param files text by path */
export function touchedFiles(
  { names, own, kind, folders }: Thing,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const patterns = names.map(named);
  const siblings = kind.map(listed);
  return [...files]
    .filter(([path, text]) => {
      if (NOT_COUNTED.test(path) || !folders.some((folder) => path.startsWith(`${folder}/`))) return false;
      if (own.some((start) => path.startsWith(start))) return true;
      const code = text.replaceAll(COMMENT, '');
      if (!patterns.some((pattern) => pattern.test(code))) return false;
      return !TEST.test(path) || siblings.filter((one) => one.test(code)).length * 3 >= kind.length * 2;
    })
    .map(([path]) => path);
}

/** What is wrong with a count, or null. */
export function countProblem({ thing, limit }: Pick<Thing, 'thing' | 'limit'>, count: number): string | null {
  if (count > limit)
    return `A ${thing} touches ${count} files and touched ${limit}. Derive what the new ones repeat.`;
  return count < limit
    ? `A ${thing} touches only ${count} files. Write so instead of ${limit} in scripts/test/things.ts.`
    : null;
}
