import { DOCUMENT_TYPES, type MovableType } from '@rooftop/content/schema';
import { z } from 'zod';

/** Shapes of a document by the field for its previous URLs. Each returns the value that its URL is made of. */
const SHAPES = {
  formerPaths: z.object({ path: z.string() }).transform(({ path }) => path),
  formerSlugs: z.object({ slug: z.object({ current: z.string() }) }).transform(({ slug }) => slug.current),
  formerKeys: z.object({ key: z.string() }).transform(({ key }) => key),
} as const;

/** Returns a document without its previous URLs. */
export const withoutFormerUrls = <Document extends object>(document: Document): Document => {
  const copy = { ...document };
  for (const field of Object.keys(SHAPES)) Reflect.deleteProperty(copy, field);
  return copy;
};

/** A field to set in the draft before it is published. */
interface FormerUrls {
  readonly field: keyof typeof SHAPES;
  readonly values: readonly string[];
}

const listShape = z.array(z.string());

/**
 * Returns the previous URLs to store when a document is published: the current one is added if it changes, without
 * duplicates, and the new one is removed from the list.
 * @returns null if nothing has to be set
 */
export function formerUrls(
  type: MovableType,
  published: object | null,
  draft: object | null,
): FormerUrls | null {
  const field = DOCUMENT_TYPES[type].former;
  const shape = SHAPES[field];
  const before = shape.safeParse(published).data;
  const after = shape.safeParse(draft).data;
  if (draft === null || after === undefined) return null;
  const known = listShape.safeParse(Reflect.get(draft, field)).data ?? [];
  const values = [...new Set([...known, ...(before === undefined ? [] : [before])])].filter(
    (address) => address !== after,
  );
  return values.join('\n') === known.join('\n') ? null : { field, values };
}
