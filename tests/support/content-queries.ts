import { evaluate, parse } from 'groq-js';
import type { ValidatedResult, ContentQuery } from '@rooftop/content/content-query';
import type { Language } from '@rooftop/tenancy/languages';

// Documents for tests, and query results over them.

const hash = (of: string) => of.charCodeAt(0).toString(16).padStart(40, '0');

/** A picture's file, claimed by these dealerships or by none. */
export const asset = (of: string, dealerships?: readonly string[]) => ({
  _id: `image-${hash(of)}-2400x1350-webp`,
  _type: 'sanity.imageAsset',
  metadata: { dimensions: { width: 2400, height: 1350 }, lqip: 'data:image/png;base64,AA==' },
  ...(dealerships && { dealerships }),
});

const reference = (id: string) => ({ _type: 'reference', _ref: id });

/** A picture in a document. */
export const picture = (of: string, more: object = {}) => ({ asset: reference(asset(of)._id), ...more });

/** A document of `dealership-<slug>`. */
export const owned = <Fields extends object>(type: string, slug: string, key: string, fields: Fields) => ({
  _id: `${type}-${slug}-${key}`,
  _type: type,
  dealership: reference(`dealership-${slug}`),
  ...fields,
});

/** One paragraph of rich text. */
export const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
});

/** A dealership with all required fields. `b` is older than the others. */
export const dealership = (slug: string, more: object = {}) => ({
  _id: `dealership-${slug}`,
  _type: 'dealership',
  _createdAt: `2026-01-0${slug === 'b' ? 1 : 2}T00:00:00Z`,
  name: slug.toUpperCase(),
  slug: { current: slug },
  ...more,
});

interface Asked {
  readonly dealership?: string;
  readonly language?: Language;
}

/** Runs a query over these documents and validates the result. Defaults to the dealership `dealership-a`. */
export async function runQuery<Value>(
  query: ContentQuery<Value>,
  dataset: readonly object[],
  { dealership: id = 'dealership-a', language = 'en' }: Asked = {},
): Promise<ValidatedResult<Value>> {
  const params = { dealership: id, language };
  const result: unknown = await (await evaluate(parse(query.groq, { params }), { dataset, params })).get();
  return query.validate(result, undefined);
}

/** Like `runQuery`, but throws if anything is incomplete. */
export async function runCompleteQuery<Value>(
  query: ContentQuery<Value>,
  dataset: readonly object[],
  options?: Asked,
): Promise<Value> {
  const { value, broken } = await runQuery(query, dataset, options);
  if (broken.length > 0) throw new Error(`Incomplete: ${broken.join(', ')}`);
  return value;
}
