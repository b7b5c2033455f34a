import { schemaTypes } from '@rooftop/content/schema';
import { expect, test } from 'vitest';
import { withDealershipName } from './named-dealership.ts';

/** Returns the preview of a document of this type. */
function row(name: string, selection: Readonly<Record<string, unknown>>) {
  const type = schemaTypes.find((one) => one.name === name);
  if (type === undefined) throw new Error(name);
  const shown = withDealershipName(type);
  if (shown.type !== 'document' || !('preview' in shown)) throw new Error(name);
  const { preview } = shown;
  return { select: preview?.select?.['dealershipName'], ...preview?.prepare?.({ ...selection }) };
}

test.each([
  ['promotion', { title: 'Trade-in bonus' }, /Lakeshore$/],
  ['store', { title: 'Erie', city: 'Erie', state: 'PA' }, /^Erie, PA · Lakeshore$/],
  ['staffMember', {}, /Lakeshore$/],
])('shows the dealership in the preview of type %s', (name, selection, subtitle) => {
  expect(row(name, { ...selection, dealershipName: 'Lakeshore' })).toMatchObject({
    select: 'dealership.name',
    subtitle: expect.stringMatching(subtitle),
  });
});

test('shows no dealership for documents that belong to none', () => {
  expect(row('dealership', { title: 'Lakeshore', slug: 'lakeshore' })).toMatchObject({
    subtitle: 'lakeshore',
  });
  expect(row('store', { title: 'Erie', city: 'Erie', state: 'PA' })).toMatchObject({ subtitle: 'Erie, PA' });
});
