import type { ConversionEvent } from '@rooftop/leads/conversions/conversion';
import { UNKNOWN_VISITOR, type VisitorChange } from '@rooftop/leads/visitor';
import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { ANONYMOUS, type VisitorSession } from '#app/visitor/visitor-session.ts';
import { action } from './route.ts';

async function tell(body: unknown, known: Partial<VisitorSession> = {}) {
  const remembered: VisitorChange[] = [];
  const events: ConversionEvent[] = [];
  const context = testContext({
    dealership: testDealership({
      trackers: { ...testDealership().trackers, metaPixelId: '1234567890' },
    }),
    client: { cookies: null, ipAddress: '203.0.113.1', userAgent: 'Mozilla/5.0' },
    visitor: {
      ...ANONYMOUS,
      remember: async (change) => {
        remembered.push(change);
        return ['visitor=x'];
      },
      ...known,
    },
    reportConversion: async (event) => void events.push(event),
  });
  const request = new Request('http://alpha.example/api/conversation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await action({ request, params: {}, context }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  return { status: answer.status, cookie: answer.headers.get('set-cookie'), remembered, events };
}

const BODY = { eventId: '0f9a2f7e-1', name: 'Ann Lee', phone: '+18145550140', page: '/cars-for-sale' };

test('remembers who started a conversation, and tells no advertiser without consent', async () => {
  expect(await tell(BODY)).toEqual({
    status: 204,
    cookie: 'visitor=x',
    remembered: [{ firstName: 'Ann', lastName: 'Lee', phone: '+18145550140' }],
    events: [],
  });
});

test('completes what the chat leaves out from what is known, and reports the conversion by its id', async () => {
  const profile = async () => ({ ...UNKNOWN_VISITOR, lastName: 'Stone', phone: '+18145550100' });
  const { remembered, events } = await tell(
    { ...BODY, name: 'Ann', phone: 7 },
    { profile, tracking: { fbp: null, fbc: null } },
  );
  expect(remembered).toEqual([{ firstName: 'Ann', lastName: 'Stone', phone: '+18145550100' }]);
  expect(events).toMatchObject([
    {
      eventName: 'ConversationStarted',
      eventId: '0f9a2f7e-1',
      valueUsd: 10,
      sourceUrl: 'http://alpha.example/cars-for-sale',
      userData: { fn: expect.stringMatching(/^[0-9a-f]{64}$/), ph: expect.any(String) },
    },
  ]);
});

test('stores nothing for an unknown visitor, and refuses an invalid conversation', async () => {
  expect(await tell({ eventId: '0f9a2f7e-1' })).toMatchObject({ status: 204, cookie: null, remembered: [] });
  for (const body of [{}, { ...BODY, eventId: '<script>' }, []])
    expect(await tell(body)).toMatchObject({ status: 400, remembered: [], events: [] });
});
