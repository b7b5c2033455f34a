import { z } from 'zod';

const slugShape = z.object({ slug: z.object({ current: z.string() }) }).transform(({ slug }) => slug.current);

/** Documents whose URL can change: the value it comes from, and the field for its previous values. */
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

/** Returns a document without its previous URLs. */
export const withoutFormerUrls = <Document extends object>(document: Document): Document => {
  const copy = { ...document };
  for (const field of FIELDS) Reflect.deleteProperty(copy, field);
  return copy;
};

/** A field to set in the draft before it is published. */
interface FormerUrls {
  readonly field: (typeof ADDRESSES)[Movable]['field'];
  readonly values: readonly string[];
}

const listShape = z.array(z.string());

/**
 * Returns the previous URLs to store when a document is published: the current one is added if it changes, without
 * duplicates, and the new one is removed from the list.
 * @returns null if nothing has to be set
 */
export function formerUrls(type: Movable, published: object | null, draft: object | null): FormerUrls | null {
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
