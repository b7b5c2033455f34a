import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  LAKE,
  openTestAccess,
  STUDIO,
  TEST_PASSWORD as PASSWORD,
  type TestAccess,
} from '../../../../tests/support/lake/access.ts';
import { createUser, setDisabled } from '../accounts/users.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'void-style': 'off', 'no-inline-style': 'off', 'attribute-boolean-style': 'off' },
});

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

const path = (origin = `${STUDIO}/structure?x=1`): string =>
  `/auth/login/local?origin=${encodeURIComponent(origin)}&projectId=rooftop&withSid=true`;

function post(form: Record<string, string>, headers: Record<string, string> = {}, on = lake, to = path()) {
  return on.request(to, undefined, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: LAKE, ...headers },
  });
}

/** Returns the first group of a pattern in a page. */
const find = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1] ?? '';
const ALERT = /role="alert">([^<]*)</;

const sidOf = (response: Response): string =>
  /#sid=([\w-]{20,})$/.exec(response.headers.get('Location') ?? '')?.[1] ?? '';

async function exchange(sid: string, on = lake): Promise<string | null> {
  const response = await on.request(`/auth/fetch?sid=${sid}`);
  if (response.status === 401) return null;
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

describe('the sign-in page', () => {
  test.each([
    ['en-US,en;q=0.9', 'en', 'Sign in to Rooftop'],
    ['es-MX,es;q=0.9,en;q=0.5', 'es', 'Iniciar sesión en Rooftop'],
    ['de, es;q=0.4, en;q=0.7', 'en', 'Sign in to Rooftop'],
    ['xx', 'en', 'Sign in to Rooftop'],
  ])('uses the language of %s', async (accept, lang, title) => {
    const response = await lake.request(path(), undefined, { headers: { 'Accept-Language': accept } });
    const body = await response.text();
    expect(find(body, /<html lang="(\w+)">/)).toBe(lang);
    expect(find(body, /<h1>(.*)<\/h1>/)).toBe(title);
  });

  test('has a label for each field, no script, and a policy that allows only its own style', async () => {
    const response = await lake.request(path());
    const body = await response.text();
    for (const [, id] of body.matchAll(/<input id="(\w+)"/g))
      expect(body.split(`<label for="${id}">`)).toHaveLength(2);
    expect((await validator.validateString(body)).results).toEqual([]);
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/i);
    const digest = createHash('sha256')
      .update(find(body, /<style>([^<]*)<\/style>/))
      .digest('base64');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`style-src 'sha256-${digest}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${STUDIO}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    '',
    'https://evil.example/',
    `${STUDIO}.evil.example/`,
    'http://localhost:33333/',
    'http://localhost:3333@evil.example/',
    'http://user:secret@localhost:3333/',
    'https://localhost:3333/',
    'javascript:alert(1)',
    '//localhost:3333/',
    'null',
    `data:text/html,${STUDIO}`,
  ])('does not redirect to "%s"', async (origin) => {
    const shown = await lake.request(path(origin));
    const sent = await post({ email: 'ann@example.com', password: PASSWORD }, {}, lake, path(origin));
    expect([shown.status, sent.status]).toEqual([400, 400]);
    expect(sent.headers.get('Location')).toBeNull();
  });

  test.each(['https://evil.example', 'null', STUDIO, 'http://evil.localhost:4000', undefined])(
    'refuses a form from the origin %s',
    async (origin) => {
      const response = await lake.request(path(), undefined, {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@example.com', password: PASSWORD }),
        headers: origin === undefined ? {} : { Origin: origin },
      });
      expect(response.status).toBe(403);
    },
  );

  test('escapes user input', async () => {
    const response = await post({ email: '"><b>x@example.com', password: 'x' });
    const known = await post({ email: `o'"<i>@example.com`, password: 'x' });
    for (const one of [response, known]) expect(await one.text()).not.toMatch(/<[bi]>/);
  });
});

describe('signing in', () => {
  test('redirects to the Studio with a key for one session', async () => {
    const ann = await lake.person('ann');
    const response = await post({ email: ' ANN@Example.com ', password: PASSWORD });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(
      /^http:\/\/localhost:3333\/structure\?x=1#sid=[\w-]{43}$/,
    );
    const sid = sidOf(response);
    const token = await exchange(sid);
    expect(await (await lake.request('/users/me', token ?? '')).json()).toMatchObject({ id: ann.id });
    expect(await exchange(sid)).toBeNull();
    expect((await lake.request('/users/me', sid)).status).toBe(401);
    expect((await lake.request('/auth/logout', token ?? '', { method: 'POST' })).status).toBe(200);
    expect((await lake.request('/users/me', token ?? '')).status).toBe(401);
  });

  test('works at the project’s own host name, which the Studio uses', async () => {
    const { email } = await lake.person('host');
    expect(
      (await post({ email, password: PASSWORD }, { Origin: 'http://rooftop.localhost:4000' })).status,
    ).toBe(302);
  });

  test('the key expires after a minute', async () => {
    const own = await openTestAccess();
    const { email } = await own.person('slow');
    const sid = sidOf(await post({ email, password: PASSWORD }, {}, own));
    own.advance(61);
    expect(await exchange(sid, own)).toBeNull();
    await own.close();
  });

  test('responds the same to a wrong password, an unknown email address and a disabled user', async () => {
    const known = await lake.person('known');
    const disabled = await lake.person('disabled');
    await setDisabled(lake.database.pool, disabled.id, true);
    const answers = [];
    for (const form of [
      { email: known.email, password: 'wrong horse battery' },
      { email: 'unknown@example.com', password: PASSWORD },
      { email: disabled.email, password: PASSWORD },
    ]) {
      const response = await post(form);
      const body = await response.text();
      answers.push([response.status, find(body, ALERT), body.includes('aria-describedby="error"')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
  });

  test.each<Record<string, string>>([
    {},
    { email: 'x' },
    { email: 'a@example.com', password: '' },
    { email: 'a\u0000@example.com', password: 'x' },
    { email: 'a@example.com', password: 'x'.repeat(201) },
  ])('responds 400 to %j', async (form: Record<string, string>) =>
    expect((await post(form)).status).toBe(400),
  );

  test('refuses a huge form before reading it', async () => {
    expect((await post({ email: 'a@example.com', password: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('a temporary password only lets the user choose their own, once', async () => {
    const { pool } = lake.database;
    const user = await createUser(pool, { email: 'new@example.com', name: 'New', grants: [] });
    const form = { email: 'new@example.com', password: user?.password ?? '' };
    const first = await post(form);
    expect(first.headers.get('Location')).toBeNull();
    const ticket = find(await first.text(), /name="ticket" value="([\w-]+)"/);
    const own = 'a long and own password';
    expect((await post({ step: 'password', ticket, newPassword: 'short', again: 'short' })).status).toBe(400);
    expect((await post({ step: 'password', ticket, newPassword: own, again: `${own}!` })).status).toBe(400);
    expect(await exchange(ticket)).toBeNull();
    const chosen = await post({ step: 'password', ticket, newPassword: own, again: own });
    expect(await exchange(sidOf(chosen))).not.toBeNull();
    expect(
      (await post({ step: 'password', ticket, newPassword: own, again: own })).headers.get('Location'),
    ).toBeNull();
    expect((await post(form)).status).toBe(401);
    expect((await post({ ...form, password: own })).status).toBe(302);
  });
});

describe('guessing passwords', () => {
  /** Headers as set by one of our own proxies, which report a request's IP address. */
  const from = (address: string, cookie?: string) => ({
    'X-Forwarded-For': `198.51.100.9, ${address}`,
    ...(cookie !== undefined && { Cookie: cookie }),
  });

  test('a correct password bypasses locks caused by others, even behind a proxy', async () => {
    const own = await openTestAccess({ trustedProxies: 1 });
    const { email } = await own.person('owner');
    const guess = (address: string, cookie?: string) =>
      post({ email, password: 'wrong horse battery' }, from(address, cookie), own);
    const enter = (address: string, cookie?: string) =>
      post({ email, password: PASSWORD }, from(address, cookie), own);
    const device = (await enter('203.0.113.1')).headers.get('Set-Cookie')?.split(';')[0];

    for (let n = 0; n < 7; n += 1) await guess('203.0.113.66');
    expect((await enter('203.0.113.66')).status).toBe(429);
    expect((await enter('203.0.113.2')).status).toBe(302);
    expect((await enter('203.0.113.66', device)).status).toBe(302);
    expect((await enter('203.0.113.66', 'rooftop_device=made-up')).status).toBe(429);
    expect((await guess('203.0.113.66', device)).status).toBe(401);
    await own.close();
  });

  test('checks one password of an IP address at a time, while four wait and more are refused', async () => {
    const own = await openTestAccess({ trustedProxies: 1 });
    const people = await Promise.all(Array.from({ length: 7 }, (_, at) => own.person(`person-${at}`)));
    const enter = (email: string, address: string) => post({ email, password: PASSWORD }, from(address), own);
    // Checks wait for this lock, so that none is over before the last begins.
    const lock = await own.database.pool.connect();
    await lock.query('BEGIN; LOCK TABLE lake_sign_in_failures');
    const crowd = people.slice(0, 6).map(({ email }) => enter(email, '203.0.113.66'));
    expect((await Promise.race(crowd)).status).toBe(503);
    const other = enter(people[6]?.email ?? '', '203.0.113.2');
    await lock.query('COMMIT');
    lock.release();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([302, 302, 302, 302, 302, 503]);
    expect((await other).status).toBe(302);
    await own.close();
  });

  test('leaves threads to everything else that needs one, however many passwords are to be checked', async () => {
    const own = await openTestAccess();
    const guess = (n: number) =>
      post({ email: `nobody-${n}@example.com`, password: 'wrong horse battery' }, {}, own);
    const began = performance.now();
    await guess(0);
    const single = performance.now() - began;
    const over = new AbortController();
    const crowd = Promise.all([1, 2, 3, 4, 5].map(guess)).finally(() => over.abort());
    let longest = 0;
    while (!over.signal.aborted) {
      const asked = performance.now();
      await stat('.');
      longest = Math.max(longest, performance.now() - asked);
    }
    await crowd;
    expect(longest).toBeLessThan(single / 2);
    await own.close();
  });

  test('locks an account for an IP address after five failures, known or not, for longer each time', async () => {
    const own = await openTestAccess();
    await own.person('target');
    for (const email of ['target@example.com', 'nobody@example.com']) {
      const guess = () => post({ email, password: 'wrong horse battery' }, {}, own);
      for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(401);
      const locked = await guess();
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await post({ email, password: PASSWORD }, {}, own)).status).toBe(429);
      own.advance(16);
      expect((await guess()).status).toBe(401);
      own.advance(16);
      expect((await guess()).status).toBe(429);
      own.advance(15);
    }
    expect((await post({ email: 'target@example.com', password: PASSWORD }, {}, own)).status).toBe(302);
    for (let n = 0; n < 5; n += 1) {
      expect((await post({ email: 'target@example.com', password: 'wrong' }, {}, own)).status).toBe(401);
    }
    await own.close();
  });
});
