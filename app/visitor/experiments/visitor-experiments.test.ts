import { createArmCounts, listArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { CONTROL } from '@rooftop/platform/experiments/experiments';
import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { testContent, testDealership } from '../../../tests/support/website.ts';
import { createArmsCookie } from './arms-cookie.server.ts';
import { createArmAssignment } from './assign-arms.server.ts';
import type { SiteRequest, WebEnv } from '#app/server/site-request.ts';
import { createVisitorExperiments } from './visitor-experiments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const ARMS = createArmsCookie(Buffer.alloc(32, 3), false);
const ID = testDealership().id;
const HERO = { id: 'experiment-hero', key: 'hero', variants: [{ key: 'short', share: 50 }] };

/** A visitor whose browser keeps their cookie. */
function visitor(arm: string, consent: readonly (typeof CONSENT_CATEGORIES)[number][] = CONSENT_CATEGORIES) {
  let cookies = ARMS.print(ID, [
    { experiment: 'hero', arm, stage: 'assigned' },
    { experiment: 'ended', arm: CONTROL, stage: 'assigned' },
  ]);
  const open = () =>
    createVisitorExperiments({
      counts: createArmCounts(database.pool),
      dealership: testDealership(),
      content: testContent({ experiments: async () => [HERO] }),
      consent,
      cookies,
      armsCookie: ARMS,
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
    stages: () => ARMS.read(ID, cookies).map(({ stage }) => stage),
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

/** Opens a page with this Cookie header. Returns the arms it is made with, and the assignments that are kept. */
async function open(cookies: string, experiments = [{ ...HERO, variants: [{ key: 'short', share: 0 }] }]) {
  const assign = createArmAssignment(
    { forDealership: () => testContent({ experiments: async () => experiments }) },
    ARMS,
  );
  const app = new Hono<WebEnv>();
  const kept: string[] = [];
  const dealership = testDealership({ cookieTier: 1 });
  const siteRequest: SiteRequest = { requestId: '1', dealership, origin: '', ipAddress: null, route: '' };
  app.use(({ set }, next) => {
    set('siteRequest', siteRequest);
    return next();
  });
  app.get('/', assign, (c) => c.text(''));
  const env = {
    incoming: { method: 'GET', url: '/', headers: { accept: 'text/html', cookie: cookies } },
    outgoing: { appendHeader: (_name: string, header: string) => void kept.push(header) },
  };
  await app.request('/', {}, env);
  return { arms: siteRequest.arms, kept: kept.map((header) => ARMS.read(ID, header)) };
}

test('only an arm that was drawn for the visitor is theirs', async () => {
  const own = ARMS.print(ID, [{ experiment: 'hero', arm: 'short', stage: 'shown' }]);
  expect(await open(own)).toEqual({ arms: { hero: 'short' }, kept: [] });
  // No visitor gets this variant.
  const drawn = { arms: {}, kept: [[{ experiment: 'hero', arm: CONTROL, stage: 'assigned' }]] };
  expect(await open('')).toEqual(drawn);
  expect(await open('experiments=hero.short.1')).toEqual(drawn);
  const foreign = ARMS.print('dealership-bravo', [{ experiment: 'hero', arm: 'short', stage: 'shown' }]);
  expect(await open(foreign)).toEqual(drawn);
});
