import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { LakeDocument } from '../document.ts';
import { createContentUsage } from './content-usage.ts';
import type { DocumentChange } from './transaction.ts';

const TIMES = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const note = (id: string, text: string, tenant = 'workspace-a'): LakeDocument => ({
  _id: id,
  _type: 'note',
  _rev: 'r1',
  ...TIMES,
  workspace: { _ref: tenant },
  text,
});
const change = (before: LakeDocument | null, after: LakeDocument | null): DocumentChange => ({
  id: (after ?? before)?._id ?? '',
  before,
  after,
  mutations: [],
});
const create = (document: LakeDocument) => [change(null, document)];

function refusalOf(check: () => void): BudgetSpent | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof BudgetSpent) return error;
    throw error;
  }
}

test('a document that is too long, or has too many values, is refused with what to do', () => {
  const usage = createContentUsage(WORKSPACES);
  const long = refusalOf(() => usage.check(create(note('a', 'x'.repeat(BUDGETS.documentBytes.each)))));
  expect(long).toMatchObject({ status: 413, message: expect.stringContaining('split it up') });
  const many = { ...note('b', ''), rows: Array.from({ length: BUDGETS.documentFields.each }, () => 1) };
  expect(refusalOf(() => usage.check(create(many)))).toMatchObject({ status: 413 });
  expect(refusalOf(() => usage.check(create(note('c', 'short'))))).toBeUndefined();
});

test('a document that is too long already may be made shorter, and not longer', () => {
  const usage = createContentUsage(WORKSPACES);
  const old = note('old', 'x'.repeat(BUDGETS.documentBytes.each + 1000));
  usage.add(old);
  const longer = note('old', 'x'.repeat(BUDGETS.documentBytes.each + 2000));
  const shorter = note('old', 'x'.repeat(BUDGETS.documentBytes.each + 10));
  expect(refusalOf(() => usage.check([change(old, shorter)]))).toBeUndefined();
  expect(refusalOf(() => usage.check([change(old, longer)]))?.status).toBe(413);
  expect(refusalOf(() => usage.check([change(old, null)]))).toBeUndefined();
});

test('a tenant without room keeps no other from writing, and may delete', () => {
  const usage = createContentUsage(WORKSPACES, { tenant: 1000, process: 10_000 });
  const first = note('first', 'x'.repeat(700));
  usage.apply(create(first));
  const refused = refusalOf(() => usage.check(create(note('second', 'x'.repeat(300)))));
  expect(refused).toMatchObject({ status: 507, message: expect.stringContaining('Delete documents') });
  expect(
    refusalOf(() => usage.check(create(note('theirs', 'x'.repeat(300), 'workspace-b')))),
  ).toBeUndefined();
  usage.check([change(first, null)]);
  usage.apply([change(first, null)]);
  expect(usage.of('workspace-a')).toEqual({ bytes: 0, documents: 0 });
  expect(refusalOf(() => usage.check(create(note('second', 'x'.repeat(300)))))).toBeUndefined();
});

test('all tenants together have a limit', () => {
  const usage = createContentUsage(WORKSPACES, { tenant: 1000, process: 1500 });
  usage.apply(create(note('a', 'x'.repeat(600), 'workspace-a')));
  usage.apply(create(note('b', 'x'.repeat(400), 'workspace-b')));
  expect(refusalOf(() => usage.check(create(note('c', 'x'.repeat(400), 'workspace-c'))))?.status).toBe(507);
});

test('what is counted is what is stored, after any changes', () => {
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.option(fc.string()) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const usage = createContentUsage(WORKSPACES);
      const stored = new Map<string, LakeDocument>();
      for (const { id, text } of steps) {
        const before = stored.get(id) ?? null;
        const after = text === null ? null : note(id, text);
        if (before === null && after === null) continue;
        usage.apply([change(before, after)]);
        if (after === null) stored.delete(id);
        else stored.set(id, after);
      }
      const bytes = [...stored.values()].map((document) => Buffer.byteLength(JSON.stringify(document)));
      const sum = bytes.reduce((one, other) => one + other, 0);
      expect(usage.total()).toEqual({ bytes: sum, documents: stored.size });
      expect(usage.of('workspace-a')).toEqual(usage.total());
    }),
  );
});
