/**
 * Documents as an API client may write them, made from the schema: complete ones, and versions in which one field has a
 * wrong type. The lake and Sanity store both; only the Studio validates.
 */
import { schemaTypes } from '@rooftop/content/schema';
import { createSchema, type SchemaType } from 'sanity';

const schema = createSchema({ name: 'default', types: schemaTypes });

/** What each field is replaced by. */
const WRONG = { number: 7.5, string: 'odd', object: { odd: true }, array: ['odd'], null: null } as const;
/** Odd versions of each field. They follow each other. */
export const ODD_VERSIONS = Object.keys(WRONG).length;

/** Types of all documents that dealerships write. */
export const TYPES_OF_DOCUMENTS = schemaTypes.flatMap(({ name, type }) =>
  type === 'document' ? [name] : [],
);

/** Texts that have a format, by field. */
const TEXTS: Readonly<Record<string, string>> = {
  apiBaseUrl: 'https://crm.example',
  close: '18:00',
  effectiveFrom: '2026-01-01',
  endDate: '2099-12-31',
  from: '/old',
  href: '/contact-us',
  open: '09:00',
  openUntil: '2099-12-31',
  path: '/sample',
  search: '/used-cars-for-sale',
  state: 'PA',
  to: '/contact-us',
  url: 'https://youtu.be/abc',
  zip: '16501',
};
/** Booleans that are false. */
const NO = ['closed', 'notLaunched', 'everyDealership'];
const COLORS = ['brand', 'accent'];
const NUMBERS: Readonly<Record<string, number>> = { lat: 42, lng: -80, percent: 50, radius: 8, stars: 5 };

/** The first value that editors can choose for a field, if it has a list. */
function firstChoice({ options }: SchemaType): unknown {
  const list: unknown = typeof options === 'object' && 'list' in options ? options.list : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null && 'value' in first ? first.value : first;
}

const text = (name: string): string => {
  if (COLORS.includes(name)) return '#1f3a4d';
  const given = TEXTS[name];
  if (given !== undefined) return given;
  return /date|on$|since$|asOf/i.test(name) ? '2026-01-01' : `sample-${name.toLowerCase()}`;
};

/** ID of the complete document of a type. */
export const sampleId = (type: string): string => `${type}-sample`;

/** A valid value of a type. Members of a list: one of each type that may be in it. */
function sample(type: SchemaType, name: string, picture: string): unknown {
  const choice = firstChoice(type);
  if (type.jsonType === 'array') {
    if (choice !== undefined) return [choice];
    return type.of.map((member, at) => {
      const value = sample(member, name, picture);
      return typeof value === 'object' ? { _key: `k${at}`, _type: member.name, ...value } : value;
    });
  }
  if (choice !== undefined) return choice;
  if (type.jsonType === 'string') return text(name);
  if (type.jsonType === 'number') return NUMBERS[name] ?? 2;
  if (type.jsonType === 'boolean') return !NO.includes(name);
  if (type.name === 'block') {
    return {
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: `Sample ${name}`, marks: ['l'] }],
      markDefs: [{ _type: 'link', _key: 'l', href: '/contact-us' }],
    };
  }
  if ('to' in type && Array.isArray(type.to))
    return { _type: 'reference', _ref: sampleId(type.to[0]?.name ?? '') };
  const fields = type.jsonType === 'object' ? type.fields : [];
  return Object.fromEntries(
    fields
      .filter(({ name: field }) => !['media', 'crop', 'hotspot', 'everyDealership', 'source'].includes(field))
      .map(({ name: field, type: inner }) => [
        field,
        field === 'asset' ? { _type: 'reference', _ref: picture } : sample(inner, field, picture),
      ]),
  );
}

export interface SampleDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/**
 * A complete document of `dealership-sample`.
 * @param picture ID of the file of all its pictures
 */
export function sampleDocument(type: string, picture: string): SampleDocument {
  const found = schema.get(type);
  const fields = found && sample(found, type, picture);
  return { ...(typeof fields === 'object' && fields), _id: sampleId(type), _type: type };
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Paths of all fields and members in a value. References have no fields of their own. */
function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (!isHolder(value) || '_ref' in value) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_id' || name === '_type') continue;
    yield [...path, name];
    yield* pathsIn(inner, [...path, name]);
  }
}

/** A copy of a value in which the value at a path is another one. */
function withOther<Value>(value: Value, path: readonly string[], other: unknown): Value {
  const copy = structuredClone(value);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => (isHolder(at) ? Reflect.get(at, name) : at), copy);
  if (isHolder(holder)) Reflect.set(holder, path.at(-1) ?? '', other);
  return copy;
}

/** Every version of a value in which one field or member has a wrong type, by `path: type`. */
export const oddVersions = <Value>(value: Value): readonly (readonly [string, Value])[] =>
  [...pathsIn(value)].flatMap((path) =>
    Object.entries(WRONG).map(
      ([kind, other]) => [`${path.join('.')}: ${kind}`, withOther(value, path, other)] as const,
    ),
  );
