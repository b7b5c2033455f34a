/** Cookies of the built website behind a proxy that speaks HTTPS: their names, and the names that they had before. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN_NAMES_END } from '#app/visitor/read-host-cookies.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { oneDealership } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { type Answer, ask, startWeb, type WebProcess } from './web-fixtures.ts';

const ALPHA = 'www.alpha.example';

let database: TestDatabase;
let lake: StubLake;
let plain: WebProcess;
let secure: WebProcess;

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake(oneDealership());
  plain = await startWeb(lake.url, database.url);
  secure = await startWeb(lake.url, database.url, { TRUST_PROXY: '1', PUBLIC_SCHEME: 'https' });
});
afterAll(async () => {
  await Promise.all([plain.stop(), secure.stop()]);
  await lake.close();
  await database.drop();
});

type Scheme = 'http' | 'https';
interface Sent {
  readonly cookie?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Asks for a page, or sends a form, over one of both schemes. */
function request(scheme: Scheme, path: string, { cookie, fields }: Sent = {}): Promise<Answer> {
  const port = scheme === 'https' ? secure.port : plain.port;
  const origin = scheme === 'https' ? `https://${ALPHA}` : `http://${ALPHA}:${port}`;
  return ask(port, {
    host: ALPHA,
    path,
    method: fields === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'text/html',
      'User-Agent': 'Mozilla/5.0',
      'Accept-Language': 'en',
      ...(scheme === 'https' && { 'X-Forwarded-Host': ALPHA, 'X-Forwarded-For': '203.0.113.7' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(fields !== undefined && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields !== undefined && { body: new URLSearchParams(fields).toString() }),
  });
}

const CIVIC = { year: '2018', make: 'Honda', model: 'Civic', mileage: '60000' };
const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };

/** Fields that a form's page gives it. */
async function hiddenFields(scheme: Scheme, path: string): Promise<Record<string, string>> {
  const { body } = await request(scheme, path);
  const found = [...body.matchAll(/<input type="hidden"[^>]*? name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

/** How each cookie comes to be. */
const SETTERS = [
  ['tradeIn', '/sell-trade-my-car/your-vehicle', CIVIC],
  ['serviceDraft', '/service/schedule', { step: 'vehicle', year: '2018', make: 'Honda', model: 'Civic' }],
  ['creditDraft', '/auto-financing/full-credit-application/form', ANA],
  ['consentId', '/legal/your-privacy-choices', { deed: 'optOut' }],
  ['visitor', '/contact-us', { ...ANA, topic: '1', message: 'Hello' }],
] as const;

const setBy = async (scheme: Scheme, path: string, fields: Readonly<Record<string, string>>) => {
  const answer = await request(scheme, path, {
    fields: { ...(await hiddenFields(scheme, path)), ...fields },
  });
  return answer.headers['set-cookie'] ?? [];
};

describe.each(SETTERS)('%s', (name, path, fields) => {
  test('belongs to the host alone over https', async () => {
    const cookies = await setBy('https', path, fields);
    const own = cookies.filter((cookie) => cookie.includes(`${name}=`));
    expect(own).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-${name}=[\\w.-]+; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      ),
    ]);
  });

  test('has its plain name over http', async () => {
    const cookies = await setBy('http', path, fields);
    expect(cookies.filter((cookie) => cookie.includes(`${name}=`))).toEqual([
      expect.stringMatching(new RegExp(`^${name}=[\\w.-]+; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`)),
    ]);
  });
});

test('the specification’s cookies keep their names', async () => {
  const [store] = await setBy('https', '/choose-store', { store: '', returnTo: '/' });
  expect(store).toMatch(/^userSelectedStore=/);
  const led = await request('https', '/?gclid=Abc-1', { cookie: 'allowCookies=targeting' });
  expect(led.headers['set-cookie']).toEqual([expect.stringMatching(/^adsValues=gclid%3DAbc-1;/)]);
  const { body } = await request('https', '/legal/cookie-policy');
  for (const name of ['userSelectedStore', 'adfLead', 'adsValues', '__Host-visitor', '__Host-creditDraft'])
    expect(body).toContain(`>${name}<`);
});

const STEP_2 = '/sell-trade-my-car/your-vehicle?step=2';
/** Whether the second step opens, for which the car must be known. */
const opensStep2 = ({ body }: Answer): boolean => !body.includes('name="make"');

describe('a draft from before', () => {
  const begin = async () => {
    const [cookie = ''] = await setBy('http', '/sell-trade-my-car/your-vehicle', CIVIC);
    return cookie.split(';', 1)[0]?.split('=')[1] ?? '';
  };

  test.runIf(Date.now() < PLAIN_NAMES_END)('goes on, and its cookie gets the new name once', async () => {
    const id = await begin();
    const first = await request('https', STEP_2, { cookie: `tradeIn=${id}` });
    expect(opensStep2(first)).toBe(true);
    expect(first.headers['set-cookie']).toEqual([
      `__Host-tradeIn=${id}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`,
      'tradeIn=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    const next = await request('https', STEP_2, { cookie: `__Host-tradeIn=${id}` });
    expect([opensStep2(next), next.headers['set-cookie']]).toEqual([true, undefined]);
  });

  test('that a sibling host has planted beside one’s own is not read', async () => {
    const [own, planted] = [await begin(), crypto.randomUUID()];
    const answer = await request('https', STEP_2, { cookie: `tradeIn=${planted}; __Host-tradeIn=${own}` });
    expect(opensStep2(answer)).toBe(true);
    expect(answer.headers['set-cookie']).toEqual(['tradeIn=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  test('is nobody’s under the new name over http', async () => {
    const answer = await request('http', STEP_2, { cookie: `__Host-tradeIn=${await begin()}` });
    expect(opensStep2(answer)).toBe(false);
  });
});
