import { CONTROL, printAssignments } from '@rooftop/visits/experiments';
import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { testContent, testDealership } from '../../tests/support/website.ts';
import { createArmCounts, listArmCounts, sentAssignments } from './experiments.ts';
import { createVisitorExperiments } from './visitor-experiments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const HERO = { id: 'experiment-hero', key: 'hero', variants: [{ key: 'short', share: 50 }] };

/** A visitor whose browser keeps their cookie. */
function visitor(arm: string, consent: readonly (typeof CONSENT_CATEGORIES)[number][] = CONSENT_CATEGORIES) {
  let cookies = `experiments=${printAssignments([
    { experiment: 'hero', arm, stage: 'assigned' },
    { experiment: 'ended', arm: CONTROL, stage: 'assigned' },
  ])}`;
  const open = () =>
    createVisitorExperiments({
      counts: createArmCounts(database.pool),
      dealership: testDealership(),
      content: testContent({ experiments: async () => [HERO] }),
      consent,
      cookies,
      secureCookies: true,
      report: (error) => {
        throw error;
      },
    });
  const keep = (sent: readonly string[]) => {
    for (const header of sent) cookies = header.split(';', 1)[0] ?? '';
  };
  return {
    see: async (experiment = 'hero') => keep(await open().see([experiment])),
    send: async () => keep(await open().send()),
    stages: () => sentAssignments(cookies).map(({ stage }) => stage),
  };
}

test('counts each visitor once who saw an arm, and once who then sent a request', async () => {
  const [first, second, third] = [visitor('short'), visitor('short'), visitor(CONTROL)];
  await first.send();
  await first.see();
  await first.see();
  await first.send();
  await first.send();
  await second.see();
  await third.see();
  await third.send();
  expect(first.stages()).toEqual(['sent', 'assigned']);
  // Not counted: an experiment that has ended, an arm that does not exist, and visitors who don't allow it.
  await first.see('ended');
  await visitor('forged').see();
  const refusing = visitor('short', ['essential', 'functional', 'targeting']);
  await refusing.see();
  await refusing.send();
  expect(refusing.stages()).toEqual(['assigned', 'assigned']);
  expect(await listArmCounts(database.pool, 'dealership-alpha')).toMatchObject([
    { experiment: 'hero', arm: CONTROL, shown: 1, sent: 1 },
    { experiment: 'hero', arm: 'short', shown: 2, sent: 1 },
  ]);
  expect(await listArmCounts(database.pool, 'dealership-bravo')).toEqual([]);
});
