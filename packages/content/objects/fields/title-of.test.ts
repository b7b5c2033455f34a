import type { SanityDocument } from 'sanity';
import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

// oxlint-disable typescript/no-unsafe-type-assertion -- only one field of the document is read, and nothing of the context

const titled = (name?: object) => ({ _id: 'a', _type: 'faq', name }) as unknown as SanityDocument;

test.each([
  [{ _type: 'localeString', en: 'Winter tires', es: 'Llantas' }, 'Winter tires'],
  [{ _type: 'localeString', es: 'Llantas' }, 'Llantas'],
  [{ _type: 'localeString' }, ''],
  [undefined, ''],
])('the slug of %o is made of %j', async (name, title) => {
  expect(await titleOf('name')(titled(name), {} as Parameters<ReturnType<typeof titleOf>>[1])).toBe(title);
});
