import { type ConversionEvent, conversionEventShape } from '@rooftop/leads/conversions/conversion';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../context.server.ts';
import { action } from '../routes/track/route.ts';
import { testContext, testDealership } from '../../tests/support/website.ts';
import type { ConsentCategory } from '@rooftop/visits/consent';
import { browserId, clickId, trackingOf } from './tracking.ts';
import { ANONYMOUS } from './visitor-session.ts';

const NOW = Date.parse('2026-11-23T17:00:00Z');

describe('tracking data of a visitor', () => {
  test.each([
    ['', 'essential,functional,analytics', null],
    ['', 'essential,targeting', { fbp: null, fbc: null }],
    [
      '_fbp=fb.1.1795000000000.123; _fbc=fb.1.1795000000000.Ab-c_d',
      'targeting',
      {
        fbp: 'fb.1.1795000000000.123',
        fbc: 'fb.1.1795000000000.Ab-c_d',
      },
    ],
    ['_fbp=<script>; _fbc=fb.1.x', 'targeting', { fbp: null, fbc: null }],
    ['adsValues=fbclid%3DAb-c', 'targeting', { fbp: null, fbc: `fb.1.${NOW}.Ab-c` }],
  ])('cookies %j, consent %s', (cookies, consent, told) => {
    const sent = Object.fromEntries(
      cookies.split('; ').map((one) => {
        const [name = '', value = ''] = one.split('=');
        return [name, decodeURIComponent(value)] as const;
      }),
    );
    const allowed = (['essential', 'functional', 'analytics', 'targeting'] as const).filter((category) =>
      consent.includes(category),
    );
    expect(trackingOf(sent, { consent: allowed, cookieTier: 1 }, NOW)).toEqual(told);
  });

  test('is not told above tier 1 without functional cookies', () => {
    const told = (consent: ConsentCategory[]) => trackingOf({}, { consent, cookieTier: 2 }, NOW);
    expect(told(['essential', 'targeting'])).toBeNull();
    expect(told(['essential', 'functional', 'targeting'])).toEqual({ fbp: null, fbc: null });
  });
});

const trackers = { ...testDealership().trackers, metaPixelId: '1234567890' };
const AGREED: Partial<RequestContext> = {
  dealership: testDealership({ trackers }),
  visitor: { ...ANONYMOUS, tracking: { fbp: null, fbc: null } },
  client: { cookies: null, ipAddress: '203.0.113.1', userAgent: 'Mozilla/5.0' },
};

async function track(body: unknown, fields: Partial<RequestContext> = {}, provider = 'meta') {
  const told: ConversionEvent[] = [];
  const context = testContext({
    ...AGREED,
    reportConversion: async (event) => void told.push(event),
    ...fields,
  });
  const request = new Request('http://alpha.example/api/track/meta', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await action({ request, params: { provider }, context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(response instanceof Response)) throw response;
  return { status: response.status, told };
}
const seen = { eventName: 'PageView', eventID: 'abcdefgh-1', page: '/cars-for-sale?email=ann@example.com' };

describe('a browser event', () => {
  test('gets its value, time, user agent, and IP address from us, not from the body', async () => {
    const { status, told } = await track({
      ...seen,
      value: 9999,
      currency: 'EUR',
      event_time: 1,
      user_data: { em: 'x', client_user_agent: 'evil' },
      custom_data: { value: 9999 },
      eventTime: 1,
    });
    expect(status).toBe(204);
    expect(told).toEqual([
      {
        provider: 'meta',
        dealership: 'dealership-alpha',
        pixelId: '1234567890',
        eventName: 'PageView',
        eventId: 'abcdefgh-1',
        eventTime: NOW / 1000,
        valueUsd: 0,
        sourceUrl: 'http://alpha.example/cars-for-sale',
        userData: { client_ip_address: '203.0.113.1', client_user_agent: 'Mozilla/5.0' },
      },
    ]);
  });

  test.each([
    ['/service/schedule', '/service/schedule'],
    ['/appointment/abc.def?moved', '/appointment/:ticket'],
    ['/es/stop-mail/abc.def', '/es/stop-mail/:ticket'],
  ])('on %s is reported at %s', async (at, reported) => {
    const { told } = await track({ ...seen, page: at });
    expect(told.map(({ sourceUrl }) => sourceUrl)).toEqual([`http://alpha.example${reported}`]);
  });

  test('can be parsed by the worker for any request', async () => {
    const clicks = Array.from({ length: 500 }, (_, at) =>
      clickId(`fb.1.${'1'.repeat(16)}.${'x'.repeat(at)}`),
    );
    const tracking = {
      fbp: browserId(`fb.1.${'1'.repeat(16)}.${'2'.repeat(30)}`),
      fbc: clicks.findLast((id) => id !== null) ?? null,
    };
    const client = { cookies: null, ipAddress: '203.0.113.1', userAgent: 'x'.repeat(5000) };
    const { told } = await track(
      { ...seen, page: `/${'x'.repeat(2047)}` },
      { client, visitor: { ...ANONYMOUS, tracking } },
    );
    expect(told).toHaveLength(1);
    expect(told.map((event) => conversionEventShape.parse(event))).toEqual(told);
  });

  test.each([
    ['ClickToCall', 5],
    ['ConversationStarted', 10],
  ])('%s is worth %d dollars', async (event_name, value) => {
    const { told } = await track({ event_name, event_id: 'abcdefgh-2' });
    expect(told).toMatchObject([{ eventName: event_name, valueUsd: value }]);
  });

  test.each([
    ['a lead event', { ...seen, eventName: 'SubmitApplication' }],
    ['an unknown event', { ...seen, eventName: 'Purchase' }],
    ['a property of every object', { ...seen, eventName: 'constructor' }],
    ['a missing name', { eventID: 'abcdefgh-1' }],
    ['a missing id', { eventName: 'PageView' }],
    ['an invalid id', { ...seen, eventID: 'a b' }],
    ['a null body', 'null'],
    ['a truncated body', '{'],
    ['an oversized body', { ...seen, custom_data: 'x'.repeat(9000) }],
  ])('%s is rejected', async (_, body) => {
    expect(await track(body)).toEqual({ status: 400, told: [] });
  });

  test.each<[string, Partial<RequestContext>]>([
    ['without consent', { visitor: ANONYMOUS }],
    ['without a pixel', { dealership: testDealership() }],
    ['from a browser without a user agent', { client: { cookies: null, ipAddress: null, userAgent: null } }],
  ])('is not reported %s', async (_, fields) => {
    expect(await track(seen, fields)).toEqual({ status: 204, told: [] });
  });

  test('is rejected over the limit per IP address', async () => {
    const limits = { count: async () => ({ times: 121, isOver: true, retryAfterSeconds: 30 }) };
    expect(await track(seen, { limits })).toEqual({ status: 429, told: [] });
  });

  test('returns 404 for an unknown provider', async () => {
    expect(await track(seen, {}, 'other')).toEqual({ status: 404, told: [] });
  });
});
