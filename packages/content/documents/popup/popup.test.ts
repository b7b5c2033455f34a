import type { ConditionalProperty } from 'sanity';
import { expect, test } from 'vitest';
import { owned, runCompleteQuery } from '../../../../tests/support/content-queries.ts';
import { schemaTypes } from '../../schema.ts';
import { describeSelector, PAGE_PART_NAMES, PAGE_PARTS } from './page-parts.ts';
import { popupsQuery } from './popup.groq.ts';

/** The part of Sanity's types that this test reads. */
interface Field {
  readonly name?: string;
  readonly title?: string;
  readonly description?: unknown;
  readonly hidden?: ConditionalProperty;
  readonly fields?: readonly Field[];
}

const types: readonly Field[] = schemaTypes;

/** @throws Error if a type has no such field */
function fieldOf(type: string, ...path: readonly string[]): Field {
  let found: Field | undefined = types.find(({ name }) => name === type);
  for (const part of path) found = found?.fields?.find(({ name }) => name === part);
  if (found === undefined) throw new Error(`${type} has no field ${path.join('.')}`);
  return found;
}

const email = fieldOf('popup', 'submitted', 'email');

test.each([
  ['a text', 'html', 'html', true],
  ['a form', 'component', 'html', false],
  ['a form afterwards', 'html', 'component', false],
])('for a popup with %s, the email field is hidden if nothing sends it', (_what, first, after, isHidden) => {
  const { hidden } = email;
  if (typeof hidden !== 'function') throw new Error('never hidden');
  const document = {
    _id: 'p',
    _type: 'popup',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    component: { type: first },
  };
  const context = { document, parent: { type: after }, value: undefined, currentUser: null, path: [] };
  expect(hidden(context)).toBe(isHidden);
});

test('the email field’s help names the setting that turns it on', () => {
  expect(email.description).toContain(fieldOf('dealership', 'sendsConfirmations').title);
});

test('a named part becomes the selector of its mark, whatever selector an editor wrote beside it', async () => {
  const conditions = [
    { _key: 'a', seesPart: 'price', tagQuery: '.price' },
    { _key: 'b', pressesPart: 'test-drive' },
    { _key: 'c', tagQuery: '#payment', itemClicked: 'h1' },
  ];
  const component = { type: 'html', title: { en: 'Hi' } };
  const popup = owned('popup', 'a', 'parts', { name: 'Parts', component, conditions });
  const [found] = await runCompleteQuery(popupsQuery, [popup]);
  expect(found?.conditions.map(({ tagQuery, itemClicked }) => [tagQuery, itemClicked])).toEqual([
    ["[data-part='price']", null],
    [null, "[data-part='test-drive']"],
    ['#payment', 'h1'],
  ]);
});

test('a part’s selector is described by its title', () => {
  for (const name of PAGE_PART_NAMES)
    expect(describeSelector(`[data-part='${name}']`)).toBe(PAGE_PARTS[name].title);
  expect(["[data-part='gone']", '.price'].map(describeSelector)).toEqual(["[data-part='gone']", '.price']);
});
