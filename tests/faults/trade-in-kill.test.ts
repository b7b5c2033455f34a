/**
 * Kills the website, the database and the worker with SIGKILL in the middle of a trade-in: the visitor presses the
 * button again and goes on, what a step has confirmed is still there, and the offer is sent once.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveKey } from '@rooftop/vault/derive-key';
import { expect, test, vi } from 'vitest';
import { HONEYPOT_FIELD, TOKEN_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';
import { signToken } from '#app/forms/spam-filter/form-token.ts';
import { TRADE_IN_PATH as PATH } from '#app/vehicles/trade-in-path.ts';
import { type Answer, ask } from '../integration/web-fixtures.ts';
import { type LeadPlatform, type Part, startLeadPlatform } from './lead-platform.ts';

const HOST = 'd0.example';
/** The website's key in tests, as in web-fixtures.ts. */
const TOKEN_KEY = deriveKey(Buffer.alloc(32, 7), 'form-token');
const FILLED_IN_MS = 60_000;
const RETRY_MS = 100;

/** A browser without JavaScript, whose user tries again until the website responds. */
function visitorOf(platform: LeadPlatform) {
  let cookie = '';
  async function insist(request: Omit<Parameters<typeof ask>[1], 'host'>): Promise<Answer> {
    for (;;) {
      const { port } = platform;
      const answer =
        port === undefined
          ? null
          : await ask(port, {
              host: HOST,
              ...request,
              headers: { Cookie: cookie, Origin: `http://${HOST}:${port}`, ...request.headers },
            }).catch(() => null);
      if (answer !== null && answer.status < 500) return answer;
      await sleep(RETRY_MS);
    }
  }
  return {
    async see(path = PATH) {
      return (await insist({ path })).body;
    },
    async post(query: string, fields: Readonly<Record<string, string>>) {
      const answer = await insist({
        path: PATH + query,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      cookie =
        answer.headers['set-cookie']?.find((one) => one.startsWith('tradeIn='))?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}

/** The offer of the last step: both prices, and what identifies it. */
const offerIn = (html: string) => ({
  prices: [...html.matchAll(/trade-in-payment-price[^>]*>([^<]+)/g)].map(([, price]) => price),
  key: /name="offer" value="([^"]+)"/.exec(html)?.[1] ?? '',
});

/** On a busy machine, each part takes up to a minute to come back. */
test('a trade-in survives the death of every part', { timeout: 300_000 }, async () => {
  await using platform = await startLeadPlatform();
  const visitor = visitorOf(platform);
  /** Sends a step while a part dies, and returns the response. */
  async function amid(part: Part, query: string, fields: Readonly<Record<string, string>>) {
    const [answer] = await Promise.all([visitor.post(query, fields), platform.kill(part)]);
    return answer;
  }

  const car = { year: '2018', make: 'Honda', model: 'Civic', mileage: '60,000', bodyStyle: 'sedans' };
  expect((await visitor.post('', car)).headers.location).toBe(`${PATH}?step=2`);
  expect((await amid('database', '?step=2', { 100: 'good' })).headers.location).toBe(`${PATH}?step=3`);
  const loan = { 290: 'loan', 291: '2,000' };
  expect((await amid('web', '?step=3', loan)).headers.location).toBe(`${PATH}?step=4`);
  // The browser's tab was closed, too: all of it is in the cookie's row.
  expect(await visitor.see()).toContain('value="Civic"');

  const offer = offerIn(await visitor.see(`${PATH}?step=5`));
  expect(offer.prices).toHaveLength(2);
  const token = signToken(
    TOKEN_KEY,
    { dealership: 'dealership-d0', form: 'SELL_OR_TRADE' },
    Date.now() - FILLED_IN_MS,
  );
  const contact = {
    firstName: 'Ada',
    lastName: 'Miller',
    email: 'ada@visitor.example',
    phone: '(315) 555-0142',
    selectedPayment: 'moreCashLater',
    offer: offer.key,
    [TOKEN_FIELD]: token,
    [HONEYPOT_FIELD]: '',
  };
  expect((await amid('web', '?step=5', contact)).body).toContain('We have your');
  // A visitor who did not get the response sends it once more, and learns that it was sent.
  expect((await amid('worker', '?step=5', contact)).headers.location).toBe(`${PATH}?step=5`);
  expect(await visitor.see(`${PATH}?step=5`)).toContain('We have your');

  const { rows } = await platform.pool.query<{ code: string }>(
    `SELECT code FROM leads WHERE dealership = 'dealership-d0'`,
  );
  expect(rows).toHaveLength(1);
  const certificate = await visitor.see(`${PATH}/certificate`);
  expect(certificate).toContain(`certificate-code number">${rows[0]?.code}<`);
  expect(certificate).toContain(offer.prices[1]);

  const mails = async () => {
    const names = await readdir(platform.mailFolder).catch(() => []);
    const all = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(join(platform.mailFolder, name), 'utf8')),
    );
    return all.filter((mail) => mail.includes('Trade-in offer'));
  };
  await vi.waitUntil(async () => (await mails()).length > 0, { timeout: 60_000, interval: 200 });
  expect((await mails()).length).toBe(1);
});
