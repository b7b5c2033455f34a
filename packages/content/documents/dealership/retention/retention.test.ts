import { createClient } from '@sanity/client';
import { expect, test } from 'vitest';
import { dealership, runCompleteQuery, runQuery } from '../../../../../tests/support/content-queries.ts';
import { readRetention } from './read-retention.ts';
import { retentionQuery } from './retention.groq.ts';

const DEFAULTS = {
  id: 'dealership-a',
  leadMonths: 24,
  careersMonths: 12,
  heldDays: 90,
  consentMonths: 60,
  keepsConsentEvidence: false,
};

test('has the usual terms unless the dealership says otherwise', async () => {
  expect(await runCompleteQuery(retentionQuery, [dealership('a')])).toEqual(DEFAULTS);
  const retention = { leadMonths: 36, keepsConsentEvidence: true };
  expect(await runCompleteQuery(retentionQuery, [dealership('a', { retention })])).toEqual({
    ...DEFAULTS,
    ...retention,
  });
  expect(await runCompleteQuery(retentionQuery, [dealership('b')])).toBeNull();
});

test('is not read at all if a term is invalid, because the default may be shorter', async () => {
  const invalid = dealership('a', { retention: { leadMonths: 600 } });
  expect((await runQuery(retentionQuery, [invalid])).broken).toEqual(['leadMonths']);
  const client = createClient({ projectId: 'a', dataset: 'a', apiVersion: '2026-01-01', useCdn: false });
  const answer = (leadMonths: number) =>
    Object.assign(client, { fetch: async () => ({ result: { ...DEFAULTS, leadMonths } }) });
  expect(await readRetention(answer(36), 'dealership-a')).toEqual({ ...DEFAULTS, leadMonths: 36 });
  await expect(readRetention(answer(600), 'dealership-a')).rejects.toThrow('retention');
});
