import { z } from 'zod';

const slugShape = z.object({ slug: z.object({ current: z.string() }) }).transform(({ slug }) => slug.current);

/** Documents whose address may change: where they hold it, and the field for what it was before. */
const ADDRESSES = {
  page: { field: 'formerPaths', shape: z.object({ path: z.string() }).transform(({ path }) => path) },
  article: { field: 'formerSlugs', shape: slugShape },
  jobOpening: { field: 'formerSlugs', shape: slugShape },
  staffMember: { field: 'formerSlugs', shape: slugShape },
  offer: { field: 'formerKeys', shape: z.object({ key: z.string() }).transform(({ key }) => key) },
} as const;
type Movable = keyof typeof ADDRESSES;

export const isMovable = (type: string): type is Movable => Object.hasOwn(ADDRESSES, type);

const FIELDS: readonly string[] = Object.values(ADDRESSES).map(({ field }) => field);

/** A document without the addresses that it had before. */
export const withoutFormerAddresses = <Document extends object>(document: Document): Document => {
  const copy = { ...document };
  for (const field of FIELDS) Reflect.deleteProperty(copy, field);
  return copy;
};

/** A field of the draft that must be set before it is published. */
export interface FormerAddresses {
  readonly field: (typeof ADDRESSES)[Movable]['field'];
  readonly values: readonly string[];
}

const listShape = z.array(z.string());

/**
 * What a document must remember of its addresses when it is published: the one that it had goes to the former ones, each
 * once, and the one that it gets is no former one any more.
 * @returns null when there is nothing to set
 */
export function formerAddresses(
  type: Movable,
  published: object | null,
  draft: object | null,
): FormerAddresses | null {
  const { field, shape } = ADDRESSES[type];
  const before = shape.safeParse(published).data;
  const after = shape.safeParse(draft).data;
  if (draft === null || after === undefined) return null;
  const known = listShape.safeParse(Reflect.get(draft, field)).data ?? [];
  const values = [...new Set([...known, ...(before === undefined ? [] : [before])])].filter(
    (address) => address !== after,
  );
  return values.join('\n') === known.join('\n') ? null : { field, values };
}
