/** Invitations: only the owner of an email address can get or keep what was sent to it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderSVG } from 'uqr';
import { totpCode, totpStep, totpUrl } from '../two-factor/totp.ts';
import { unsealNewSecret } from '../two-factor/two-factor.ts';
import { setDisabled, setPassword } from './users.ts';
import {
  LAKE,
  openTestAccess,
  type SentMail,
  TEST_PASSWORD,
  type TestAccess,
  TWO_FACTOR_KEY,
} from '../../../../tests/support/lake/access.ts';

const A = 'workspace-a';
const B = 'workspace-b';
const OWN = 'a long and own password';
const NAMES: Readonly<Record<string, string>> = { [A]: 'Lakeshore Auto', [B]: 'Visit www.evil.example' };

let lake: TestAccess;
let mails: SentMail[];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  lake = await openTestAccess({
    sendMail: async (mail) => void mails.push(mail),
    tenantName: (tenant) => NAMES[tenant],
    homes: { leadStaff: '/desk' },
    twoFactorRoles: ['leadStaff'],
  });
  for (const workspace of [A, B]) {
    tokens[workspace] = (
      await lake.person(`agency-${workspace}`, { role: 'agency', tenant: workspace })
    ).token;
  }
});
beforeEach(() => (mails = []));
afterAll(() => lake.close());

async function invite(email: string, tenant: string, role = 'editor'): Promise<[number, unknown]> {
  const body = JSON.stringify({ email, name: 'Somebody', tenant, role });
  const answer = await lake.request('/access/users', tokens[tenant], { method: 'POST', body });
  return [answer.status, await answer.json()];
}
/** Returns the path of the link in the last email. */
const link = () => /\/auth\/invitation\?token=[\w-]{43}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
const open = async (path: string) => (await lake.request(path)).text();
const accept = (path: string, form: Record<string, string> = {}, origin = LAKE) =>
  lake.request(path, undefined, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: origin },
  });
const chosen = { newPassword: OWN, again: OWN };

async function rolesOf(email: string): Promise<string[]> {
  const { rows } = await lake.database.pool.query<{ grant: string }>(
    `select tenant || ' ' || role as grant from grants join lake_users on id = principal where email = $1 order by 1`,
    [email],
  );
  return rows.map(({ grant }) => grant);
}
const signIn = async (email: string, password: string) =>
  (
    await lake.request(
      `/auth/login/local?origin=${encodeURIComponent('http://localhost:3333/')}`,
      undefined,
      {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: { Origin: LAKE },
      },
    )
  ).status;

test('a response reveals neither who has an account nor a password', async () => {
  await lake.person('known');
  const answers = [await invite('known@example.com', A), await invite('new@example.com', A)];
  expect(answers).toEqual([
    [202, { invited: true }],
    [202, { invited: true }],
  ]);
  expect(mails.map(({ to }) => to)).toEqual(['known@example.com', 'new@example.com']);
  expect(await rolesOf('known@example.com')).toEqual([]);
  expect(await rolesOf('new@example.com')).toEqual([]);
});

test('lead staff set up their second factor behind the invitation, scan its key, and arrive at the desk', async () => {
  await invite('stella@example.com', A, 'leadStaff');
  const path = link();
  const setUp = await (await accept(path, chosen)).text();
  expect(setUp).toContain('Your role needs two-factor sign-in.');
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(setUp)?.[1] ?? '';
  const proof = { ticket: hidden('ticket'), secret: hidden('secret') };
  const { rows } = await lake.database.pool.query<{ id: string }>(
    'select id from lake_users where email = $1',
    ['stella@example.com'],
  );
  const secret = unsealNewSecret(TWO_FACTOR_KEY, rows[0]?.id ?? '', proof.secret) ?? Buffer.alloc(0);
  const account = totpUrl(secret, { issuer: 'Rooftop', account: 'stella@example.com' });
  expect(setUp).toContain(renderSVG(account, { ecc: 'M', border: 1 }));
  const code = totpCode(secret, totpStep(lake.now()));
  const codes = await accept(path, { step: 'set-up', ...proof, code });
  const ticket = /name="ticket" value="([^"]+)"/.exec(await codes.text())?.[1] ?? '';
  const arrived = await accept(path, { step: 'enter', ticket });
  expect(arrived.headers.get('Location')).toMatch(/^http:\/\/localhost:3333\/desk#sid=[\w-]+$/);
  // From then on, the link asks for the password.
  expect(await open(path)).toContain('name="password"');
});

test('the recipient chooses a password, once, within 72 hours, on this page', async () => {
  await invite('ann@example.com', A);
  const path = link();
  expect(await open(path)).toContain('ann@example.com');
  expect((await accept(path, { newPassword: 'short', again: 'short' })).status).toBe(400);
  expect((await accept(path, chosen, 'https://evil.example')).status).toBe(403);
  expect((await accept(path, chosen)).status).toBe(302);
  expect(await rolesOf('ann@example.com')).toEqual([`${A} editor`]);
  expect(await signIn('ann@example.com', OWN)).toBe(302);
  expect((await accept(path, { newPassword: `${OWN}!`, again: `${OWN}!` })).status).toBe(401);
  expect(await signIn('ann@example.com', `${OWN}!`)).toBe(401);
  expect((await lake.request('/auth/invitation?token=made-up')).status).toBe(404);

  await invite('late@example.com', A);
  lake.advance(72 * 60 * 60 + 1);
  expect((await accept(link(), chosen)).status).toBe(404);
  tokens[A] = (await lake.person('agency-later', { role: 'agency', tenant: A })).token;
  tokens[B] = (await lake.person('agency-b-later', { role: 'agency', tenant: B })).token;
});

test.each([
  ['editor', 'edit the website for Lakeshore Auto', 302],
  ['leadStaff', 'answer shoppers’ requests for Lakeshore Auto', 200],
])('an invited %s reads whose work it is, and goes on at once', async (role, work, status) => {
  await invite(`${role}-new@example.com`, A, role);
  const [mail] = mails;
  expect(mail?.subject).toBe('Lakeshore Auto invites you to Rooftop');
  expect(mail?.text).toContain(work);
  expect(await open(link())).toContain(work);
  const answer = await accept(link(), chosen);
  expect(answer.status).toBe(status);
  if (status === 302)
    expect(answer.headers.get('Location')).toMatch(/^http:\/\/localhost:3333\/#sid=[\w-]+$/);
});

test('a second press on the button goes where the first one went', async () => {
  await invite('impatient@example.com', A);
  let path = link();
  expect((await accept(path, chosen)).status).toBe(302);
  const again = await accept(path, chosen);
  expect(again.status).toBe(302);
  expect(again.headers.get('Location')).toMatch(/^http:\/\/localhost:3333\/#sid=[\w-]+$/);

  await invite('hasty@example.com', A, 'leadStaff');
  path = link();
  await accept(path, chosen);
  expect(await (await accept(path, chosen)).text()).toContain('Your role needs two-factor sign-in.');

  // An account that keeps its password.
  await invite('impatient@example.com', B, 'viewer');
  path = link();
  await accept(path);
  const signInPage = await accept(path);
  expect(signInPage.status).toBe(200);
  expect(await signInPage.text()).toContain('You accepted the invitation. Sign in to start.');
  // A sign-in that lacks something is still one.
  expect((await accept(path, { email: 'impatient@example.com' })).status).toBe(400);
});

test('a name that mail programs would turn into a link is not in the mail', async () => {
  await invite('careful@example.com', B);
  expect(JSON.stringify(mails)).not.toContain('evil');
});

test('an account keeps its password when its owner accepts a second role, and only gets the role then', async () => {
  await invite('twice@example.com', A);
  await accept(link(), chosen);
  await invite('twice@example.com', B, 'viewer');
  expect(await rolesOf('twice@example.com')).toEqual([`${A} editor`]);
  expect(await open(link())).not.toContain('newPassword');
  const signInPage = await accept(link());
  expect(signInPage.status).toBe(200);
  expect(await signInPage.text()).toContain('You accepted the invitation. Sign in to start.');
  expect(await rolesOf('twice@example.com')).toEqual([`${A} editor`, `${B} viewer`]);
  expect(await signIn('twice@example.com', OWN)).toBe(302);
});

test('an account that someone else created for the email address is lost to them when its owner accepts', async () => {
  const { id, token } = await lake.person('victim', { role: 'viewer', tenant: A });
  await setPassword(lake.database.pool, id, TEST_PASSWORD, { temporary: false });
  await invite('victim@example.com', B, 'editor');
  expect(await rolesOf('victim@example.com')).toEqual([`${A} viewer`]);
  await accept(link(), chosen);
  expect(await rolesOf('victim@example.com')).toEqual([`${A} viewer`, `${B} editor`]);
  expect(await signIn('victim@example.com', TEST_PASSWORD)).toBe(401);
  expect((await lake.request('/users/me', token)).status).toBe(401);
  expect(await signIn('victim@example.com', OWN)).toBe(302);
});

describe('an invitation is refused', () => {
  test.each<[why: string, leave: (inviter: string) => Promise<unknown>]>([
    ['lost the role', (id) => lake.database.pool.query('delete from grants where principal = $1', [id])],
    ['was disabled', (id) => setDisabled(lake.database.pool, id, true)],
  ])('if its inviter %s', async (why, leave) => {
    const name = why.replaceAll(' ', '-');
    const former = await lake.person(`former-${name}`, { role: 'agency', tenant: A });
    tokens[A] = former.token;
    expect((await invite(`${name}@example.com`, A))[0]).toBe(202);
    await leave(former.id);
    expect((await accept(link(), chosen)).status).toBe(404);
    expect(await rolesOf(`${name}@example.com`)).toEqual([]);
  });

  test('after five invitations to one email address in a day', async () => {
    tokens[A] = (await lake.person('busy', { role: 'agency', tenant: A })).token;
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await invite('flooded@example.com', A))[0]);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

test('responds with an error if email is not configured or fails', async () => {
  const mute = await openTestAccess();
  const { token } = await mute.person('agency', { role: 'agency', tenant: A });
  const body = JSON.stringify({ email: 'x@example.com', name: 'X', tenant: A, role: 'viewer' });
  expect((await mute.request('/access/users', token, { method: 'POST', body })).status).toBe(503);
  await mute.close();
});
