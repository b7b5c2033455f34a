import type { z } from 'zod';

type Path = readonly PropertyKey[];

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Formats a path: `blocks[2].slides[0].headline`. */
const written = (path: Path): string =>
  path.reduce<string>((so, part) => {
    if (typeof part === 'number') return `${so}[${part}]`;
    return so === '' ? String(part) : `${so}.${String(part)}`;
  }, '');

/** A location inside a value: `holder[part]`. */
interface PartOfContent {
  readonly holder: object;
  readonly part: PropertyKey;
}

/**
 * Finds the smallest part along the path that can still be left out: a member of an array, or a field that has a
 * value. Returns null if only the whole value is left.
 */
function smallestPart(root: unknown, path: Path): PartOfContent | null {
  const holders = [root];
  for (const part of path.slice(0, -1)) {
    const holder = holders.at(-1);
    holders.push(isHolder(holder) ? Reflect.get(holder, part) : undefined);
  }
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const [holder, part] = [holders[depth], path[depth]];
    if (!isHolder(holder) || part === undefined) continue;
    if (Array.isArray(holder) || (Reflect.get(holder, part) ?? null) !== null) return { holder, part };
  }
  return null;
}

/**
 * Sets fields to null and removes members of arrays. Find all places first: removing a member shifts those after it.
 */
function remove(places: readonly PartOfContent[]): void {
  const members = new Map<unknown[], Set<PropertyKey>>();
  for (const { holder, part } of places) {
    if (Array.isArray(holder)) members.set(holder, (members.get(holder) ?? new Set()).add(part));
    else Reflect.set(holder, part, null);
  }
  for (const [array, gone] of members) {
    const kept = array.filter((_, index) => !gone.has(index));
    array.length = 0;
    for (const one of kept) array.push(one);
  }
}

/**
 * Validates a value and leaves out incomplete parts with as little around them as possible: an optional field,
 * otherwise the array member that contains it, and so on outwards.
 * @returns the value, and the paths of what was wrong
 * @throws ZodError if everything would have to be left out
 */
export function parseLeavingOut<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): { readonly value: z.output<Shape>; readonly broken: readonly string[] } {
  const broken = new Set<string>();
  const rest: unknown = structuredClone(value);
  // Every iteration goes at least one level outwards on every path, so there are hardly more iterations than levels.
  for (;;) {
    const parsed = shape.safeParse(rest);
    if (parsed.success) return { value: parsed.data, broken: [...broken] };
    const { issues } = parsed.error;
    const places = issues.map(({ path }) => smallestPart(rest, path)).filter((place) => place !== null);
    if (places.length < issues.length) throw parsed.error;
    for (const { path } of issues) broken.add(written(path));
    remove(places);
  }
}
