import { expect, test } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import type { Role } from '../access/rights/principal.ts';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { SlowWork } from '../query/slow-work.ts';
import { TimeLimitExceeded } from '../query/time-limit.ts';
import { createDocuments, createLayer } from '../store/documents.ts';
import { createLeftOut } from '../store/left-out.ts';
import { applySteps } from './apply-steps.ts';
import { createPlanning } from './planning.ts';
import { buildTransaction } from './transaction-builder.ts';

const documents = createDocuments();
const TIMES = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const setList = (_rev: string) =>
  documents.set('list', { _id: 'list', _type: 'list', _rev, ...TIMES, workspace: { _ref: 'workspace-a' } });
documents.set('workspace-a', { _id: 'workspace-a', _type: 'workspace', _rev: 'r1', ...TIMES });

/** Builds at once, and says that it took so long. */
const elsewhere = (ms: number): SlowWork => ({
  query: () => Promise.reject(new Error('not asked')),
  async plan({ principal, transactionId, timestamp, fieldRules, steps }) {
    const transaction = buildTransaction({
      id: transactionId,
      principal,
      timestamp,
      fieldRules,
      documents: createLayer(documents),
    });
    applySteps(transaction, steps);
    return { answer: transaction.built(), ms };
  },
  countPending: () => 0,
  apply() {},
  async close() {},
});

const planningWith = (ms: number) =>
  createPlanning({
    fieldRules: { editorFields: [], agencyFields: {} },
    names: undefined,
    slowWork: elsewhere(ms),
    leftOut: createLeftOut(),
    checkRoom() {},
  });
const job = (who: `${Role}@${string}`) => ({
  id: 'r2',
  principal: principalWith(who),
  steps: {
    kind: 'mutations',
    mutations: [{ patch: { id: 'list', set: { n: 1 } } }],
    autoGenerateArrayKeys: false,
  } as const,
});

/** Runs out of time at the first attempt. Before the second one somebody else changes the document. */
function twice() {
  let attempts = 0;
  return async (plan: Parameters<Parameters<ReturnType<typeof planningWith>['run']>[1]>[0]) => {
    attempts += 1;
    if (attempts === 1) throw new TimeLimitExceeded('Stopped');
    if (attempts === 2) setList('changed');
    const { changes } = plan(createLayer(documents));
    return { attempts, before: changes[0]?.before?._rev };
  };
}

test('a plan that takes too long is built elsewhere, and again if the documents change meanwhile', async () => {
  setList('r1');
  const done = await planningWith(10).run(job('editor@workspace-a'), twice());
  expect(done).toEqual({ attempts: 3, before: 'changed' });
});

test('only a user who has used up their time is refused, and told until when', async () => {
  setList('r1');
  const planning = planningWith(7000);
  await expect(planning.run(job('editor@workspace-a'), twice())).rejects.toThrow(BudgetSpent);
  const refused = await planning
    .run(job('editor@workspace-a'), () => Promise.reject(new Error('planned')))
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 429 });
  expect(String(refused)).toMatch(/Try again in \d+ s/);
  expect(() => planning.requireTime({ ...principalWith('editor@workspace-a'), id: 'u-other' })).not.toThrow();
});
