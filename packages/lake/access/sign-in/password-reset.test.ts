/** "Forgot password": nobody learns who has an account, and only the owner of the email address can use the link. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  LAKE,
  openTestAccess,
  type SentMail,
  STUDIO,
  TEST_PASSWORD,
  type TestAccess,
} from '../../../../tests/support/lake/access.ts';

const OWN = 'a long and own password';
const chosen = { newPassword: OWN, again: OWN };
const SIGN_IN = `/auth/login/local?origin=${encodeURIComponent(`${STUDIO}/`)}`;
const FORGOT = `/auth/forgot?origin=${encodeURIComponent(`${STUDIO}/desk/a?x=1`)}`;

let lake: TestAccess;
let mails: SentMail[] = [];
beforeAll(async () => {
  lake = await openTestAccess({
    sendMail: async (mail) => void mails.push(mail),
    offersPasswordReset: true,
    trustedProxies: 1,
  });
});
beforeEach(() => (mails = []));
afterAll(() => lake.close());

let addresses = 0;
/** Posts a form, each time from another IP address if none is given. */
const post = (
  path: string,
  form: Record<string, string>,
  { origin = LAKE, address = `198.51.100.${(addresses += 1)}`, language = 'en' } = {},
) =>
  lake.request(path, undefined, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: origin, 'X-Forwarded-For': address, 'Accept-Language': language },
  });
const linkIn = (mail: SentMail | undefined) =>
  /\/auth\/reset\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
const signIn = async (email: string, password: string) => (await post(SIGN_IN, { email, password })).status;

/** Asks for a link and returns its path. */
async function linkFor(email: string): Promise<string> {
  const before = mails.length;
  expect((await post(FORGOT, { email })).status).toBe(200);
  await expect.poll(() => mails).toHaveLength(before + 1);
  return linkIn(mails.at(-1));
}

test('the sign-in page leads there only if mail is configured', async () => {
  expect(await (await lake.request(SIGN_IN)).text()).toContain('Forgot your password?');
  for (const settings of [{ offersPasswordReset: true }, { sendMail: async () => {} }]) {
    const mute = await openTestAccess(settings);
    expect(await (await mute.request(SIGN_IN)).text()).not.toContain('Forgot');
    expect((await mute.request(FORGOT)).status).toBe(404);
    await mute.close();
  }
});

test('the answer is the same whether an account has the address or not, and waits for no mail', async () => {
  const slow = await openTestAccess({ sendMail: () => new Promise(() => {}), offersPasswordReset: true });
  await slow.person('known');
  const answers = [];
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const answer = await slow.request(FORGOT, undefined, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { Origin: LAKE },
    });
    answers.push([answer.status, [...answer.headers], await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(String(answers[0]?.[2])).toContain('is on its way');
  expect(String(answers[0]?.[2])).toContain(`href="${STUDIO}/desk/a?x=1"`);
  await slow.close();
});

test('the link changes the password once, and ends all sessions', async () => {
  const ann = await lake.person('ann', { role: 'editor', tenant: 'workspace-a' });
  const link = await linkFor(' ANN@example.com ');
  const spare = await linkFor('ann@example.com');
  expect(mails[0]).toMatchObject({ to: 'ann@example.com', subject: 'Your password for Rooftop' });
  expect(await (await lake.request(link)).text()).toContain('For ann@example.com.');
  expect((await post(link, { newPassword: 'short', again: 'short' })).status).toBe(400);
  expect((await post(link, { newPassword: OWN, again: `${OWN}!` })).status).toBe(400);
  expect((await post(link, chosen, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await lake.request('/users/me', ann.token)).status).toBe(200);

  const changed = await post(link, chosen);
  expect([changed.status, changed.headers.get('Location')]).toEqual([200, null]);
  expect((await lake.request('/users/me', ann.token)).status).toBe(401);
  for (const used of [link, spare]) expect((await post(used, chosen)).status).toBe(404);
  expect(await signIn(ann.email, TEST_PASSWORD)).toBe(401);
  expect(await signIn(ann.email, OWN)).toBe(302);
  const { rows } = await lake.database.pool.query(
    'SELECT email_verified_at IS NOT NULL AS verified FROM lake_users WHERE id = $1',
    [ann.id],
  );
  expect(rows).toEqual([{ verified: true }]);
});

test('the link is good for an hour, and not for a disabled account', async () => {
  const { email, id } = await lake.person('late');
  const link = await linkFor(email);
  lake.advance(3599);
  expect((await lake.request(link)).status).toBe(200);
  lake.advance(2);
  expect((await post(link, chosen)).status).toBe(404);
  expect((await lake.request('/auth/reset?token=made-up')).status).toBe(404);
  const other = await linkFor(email);
  await lake.database.pool.query('UPDATE lake_users SET disabled_at = now() WHERE id = $1', [id]);
  expect((await post(other, chosen)).status).toBe(404);
  await post(FORGOT, { email });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mails).toHaveLength(2);
});

test('speaks Spanish', async () => {
  const { email } = await lake.person('eva');
  const answer = await post(FORGOT, { email }, { language: 'es-MX' });
  expect(await answer.text()).toContain('recibirá un enlace');
  await expect.poll(() => mails[0]?.text).toContain('en la próxima hora');
});

describe('requests are limited', () => {
  test.each(['bob@example.com', 'nobody@example.com'])('per account: %s', async (email) => {
    if (email.startsWith('bob')) await lake.person('bob');
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await post(FORGOT, { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    // The wait never exceeds the life of a link.
    let wait = 0;
    for (let n = 0; n < 12; n += 1) {
      wait = Number((await post(FORGOT, { email })).headers.get('Retry-After'));
      expect(wait).toBeLessThanOrEqual(3600);
      lake.advance(wait);
      expect((await post(FORGOT, { email })).status).toBe(200);
    }
    // Less the time since it began.
    expect(wait).toBeGreaterThan(3500);
  });

  test('per IP address', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await post(FORGOT, { email: `x${n}@example.com` }, { address: '203.0.113.7' })).status);
    }
    expect(statuses.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });
});

test.each<Record<string, string>>([{}, { email: 'no address' }, { email: '"><b>@example.com' }])(
  'refuses %j',
  async (form) => {
    const answer = await post(FORGOT, form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('<b>');
  },
);
