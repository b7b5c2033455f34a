import { expect, test, vi } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import type { Role } from '../access/rights/principal.ts';
import type { LakeDocument } from '../document.ts';
import { createDocuments, createLayer } from '../store/documents.ts';
import { buildTransaction } from './transaction-builder.ts';
import { TransactionOutdated } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

const TIMES = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const list: LakeDocument = {
  _id: 'list',
  _type: 'list',
  _rev: 'r1',
  ...TIMES,
  workspace: { _ref: 'workspace-a' },
  items: [],
};
const secret: LakeDocument = { ...list, _id: 'secret', _rev: 'hidden', workspace: { _ref: 'workspace-b' } };
const workspace: LakeDocument = { _id: 'workspace-a', _type: 'workspace', _rev: 'r1', ...TIMES };

function begin(who: `${Role}@${string}`, initial: readonly LakeDocument[] = [list, secret, workspace]) {
  const layer = createLayer(createDocuments(initial));
  const transaction = buildTransaction({
    id: 'r2',
    principal: principalWith(who),
    fieldRules: { editorFields: [], agencyFields: {} },
    timestamp: '2026-02-02T00:00:00Z',
    documents: layer,
  });
  return { layer, transaction };
}

const append = (n: number) => ({ insert: { after: 'items[-1]', items: [n] } });

test('a document that is patched many times is stored in the layer twice: at the first and after the last patch', () => {
  const { layer, transaction } = begin('editor@workspace-a');
  const set = vi.spyOn(layer, 'set');
  for (let n = 0; n < 100; n += 1) transaction.patch('list', append(n));
  const { changes, results } = transaction.finish();
  expect(set).toHaveBeenCalledTimes(2);
  expect(changes[0]?.after?.['items']).toHaveLength(100);
  expect(changes[0]?.mutations).toHaveLength(100);
  expect(results).toHaveLength(100);
  expect(layer.get('list')).toEqual(changes[0]?.after);
});

test('patches build on each other, also around a deletion', () => {
  const { transaction } = begin('editor@workspace-a');
  transaction.patch('list', append(1));
  transaction.patch('list', append(2));
  expect(transaction.find('list')?.['items']).toEqual([1, 2]);
  transaction.delete('list');
  expect(transaction.find('list')).toBeUndefined();
  const { _rev, ...again } = list;
  transaction.create(again);
  transaction.patch('list', append(3));
  transaction.patch('list', append(4));
  expect(transaction.finish().changes[0]?.after).toMatchObject({ items: [3, 4], _rev: 'r2' });
});

test('a value that cannot be stored is refused, whatever patches it comes from', () => {
  const { transaction } = begin('editor@workspace-a');
  transaction.patch('list', { set: { n: 1e308 } });
  transaction.patch('list', { inc: { n: 1e308 } });
  expect(() => transaction.finish()).toThrow(/out of range/);
});

test.each([
  ['a patch', 'patch'],
  ['a deletion', 'delete'],
] as const)('%s by somebody who may only read is refused before anything is computed', (_name, kind) => {
  const { layer, transaction } = begin('viewer@workspace-a');
  const set = vi.spyOn(layer, 'set');
  expect(() =>
    kind === 'patch' ? transaction.patch('list', append(1)) : transaction.delete('list'),
  ).toThrow(/read-only/);
  expect(set).not.toHaveBeenCalled();
});

test('the revision of a hidden document stays hidden after an attempt to overwrite it', () => {
  const { transaction } = begin('editor@workspace-a');
  const overwrite = { _id: 'secret', _type: 'list', workspace: { _ref: 'workspace-a' } };
  for (const kind of ['create', 'createIfNotExists', 'createOrReplace'] as const) {
    expect(() => transaction[kind](overwrite)).toThrow(WriteRefused);
  }
  try {
    transaction.patch('secret', append(1), 'guess');
    expect.unreachable();
  } catch (error) {
    expect(JSON.stringify([String(error), error])).not.toContain('hidden');
  }
});

test('another builder continues with what one has built, unless the documents have changed', () => {
  const { transaction } = begin('editor@workspace-a');
  transaction.patch('list', append(1));
  transaction.patch('list', append(2));
  const built = structuredClone(transaction.built());

  const { transaction: next } = begin('editor@workspace-a');
  next.adopt(built);
  expect(next.finish()).toEqual(transaction.finish());

  const { transaction: late } = begin('editor@workspace-a', [{ ...list, _rev: 'r9' }, workspace]);
  expect(() => late.adopt(built)).toThrow(TransactionOutdated);
});

test('rights are checked for what was built elsewhere, too', () => {
  const { transaction } = begin('editor@workspace-b');
  transaction.patch('secret', append(1));
  const { transaction: other } = begin('editor@workspace-a');
  other.adopt(transaction.built());
  expect(() => other.finish()).toThrow(/Insufficient permissions/);
});
