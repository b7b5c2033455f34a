import { expect, test } from 'vitest';
import { type HttpRequest, HttpError } from '../http/http-client.ts';
import { sendConversionJob } from './send-conversion.job.ts';

const event = {
  provider: 'meta',
  dealership: 'dealership-alpha',
  pixelId: '1234567890',
  eventName: 'Contact',
  eventId: '0197a1b2-0000-7000-8000-000000000001',
  eventTime: 1_795_000_000,
  valueUsd: 2,
  sourceUrl: 'https://www.alpha.example/contact-us',
  userData: { client_user_agent: 'Mozilla/5.0' },
};

async function tell(
  payload: unknown,
  {
    token = 'secret',
    status = 200,
    attempts = 1,
  }: { token?: string | null; status?: number; attempts?: number } = {},
) {
  const requests: HttpRequest[] = [];
  const warnings: object[] = [];
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const advertiser = {
    findToken: async () => token,
    http: async (request: HttpRequest) => {
      requests.push(request);
      if (status >= 400) throw new HttpError('POST', 'graph.example', status);
      return { status, text: '' };
    },
    apiHost: 'https://graph.example',
  };
  const attempt = { number: attempts, isLast: attempts === 14 };
  await sendConversionJob.run({ log, advertiser }, payload, attempt);
  return { asked: requests, warnings };
}

test('sends an event with the dealership’s own token', async () => {
  const { asked: requests, warnings } = await tell(event);
  expect(requests).toMatchObject([
    { url: 'https://graph.example/v24.0/1234567890/events', json: { access_token: 'secret' } },
  ]);
  expect(warnings).toEqual([]);
});

test('drops and logs the events of a pixel without a token', async () => {
  const { asked: requests, warnings } = await tell(event, { token: null });
  expect(requests).toEqual([]);
  expect(warnings).toEqual([{ dealership: 'dealership-alpha', provider: 'meta' }]);
});

test('retries failed events but not rejected ones', async () => {
  expect((await tell(event, { status: 400 })).warnings).toMatchObject([
    { status: 400, eventName: 'Contact' },
  ]);
  await expect(tell(event, { status: 503 })).rejects.toThrow('503');
});

test('drops and logs an event after its last attempt', async () => {
  expect((await tell(event, { status: 503, attempts: 14 })).warnings).toEqual([
    {
      dealership: 'dealership-alpha',
      provider: 'meta',
      eventName: 'Contact',
      problem: 'POST graph.example answered 503',
    },
  ]);
});

test('rejects an invalid event', async () => {
  await expect(tell({ ...event, userData: {} })).rejects.toThrow(/send_conversion.*client_user_agent/s);
});
