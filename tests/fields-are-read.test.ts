/** If nothing reads a field that editors can fill in, the website does not show what the editor entered. */
import { globSync, readFileSync } from 'node:fs';
import { schemaTypes } from '@rooftop/content/schema';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** A field of the content model with its nested fields. Fields of named types are checked with their type. */
interface Field {
  readonly name: string;
  readonly hidden?: unknown;
  readonly readOnly?: unknown;
  readonly fields?: readonly Field[] | undefined;
  readonly of?: readonly { readonly fields?: readonly Field[] | undefined }[] | undefined;
}
const fieldShape: z.ZodType<Field> = z.lazy(() =>
  z.object({
    name: z.string(),
    hidden: z.unknown().optional(),
    readOnly: z.unknown().optional(),
    fields: z.array(fieldShape).optional(),
    of: z.array(z.object({ fields: z.array(fieldShape).optional() })).optional(),
  }),
);
const typeShape = z.object({ name: z.string(), fields: z.array(fieldShape).optional() });

/** Conditions of a query. Its result depends on them without containing their names. */
const CONDITIONS = [
  'dealership.notLaunched',
  'dealership.crm.usesApi',
  'popup.conditions.seesPart',
  'popup.conditions.pressesPart',
];

const text = (patterns: readonly string[], isRead: (path: string) => boolean): string =>
  globSync(patterns, { exclude: (path) => path.includes('node_modules') })
    .filter((path) => !/\.(test|spec)\.tsx?$|testing[\w-]*\.ts$|\.generated\./.test(path) && isRead(path))
    .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, ''))
    .join('\n');

const wordsOf = (source: string): ReadonlySet<string> => new Set(source.match(/[A-Za-z_]\w*/g));

/** What the queries fetch, and what code outside the content model does with the results. */
const queried = wordsOf(text(['packages/content/**/*.groq.ts', 'packages/lake/**/*.ts'], () => true));
const used = wordsOf(
  text(
    ['app/**/*.{ts,tsx}', 'packages/**/*.ts', 'scripts/**/*.ts'],
    (path) => !/packages\/content\/(documents|blocks|objects)\/|\.(schema|groq)\.ts$/.test(path),
  ),
);

/** Returns every field that editors see and can fill in, with its path. */
function visible(fields: readonly Field[] | undefined, path: string): readonly (readonly [string, Field])[] {
  return (fields ?? []).flatMap((field) => {
    if (field.hidden === true || field.readOnly === true) return [];
    const here = `${path}.${field.name}`;
    const inner = [...(field.fields ?? []), ...(field.of ?? []).flatMap((member) => member.fields ?? [])];
    return [[here, field] as const, ...visible(inner, here)];
  });
}

const fields = schemaTypes.flatMap((type) => {
  const { name, fields: own } = typeShape.parse(type);
  return visible(own, name);
});

test('every field that editors see is fetched by a query', () => {
  expect(fields.length).toBeGreaterThan(200);
  const unasked = fields.filter(([, { name }]) => !queried.has(name));
  expect(unasked.map(([path]) => path)).toEqual([]);
});

test('every field that editors see is used by the code that receives the result', () => {
  const unread = fields.filter(([, { name }]) => !used.has(name));
  expect(unread.map(([path]) => path)).toEqual(CONDITIONS);
});
