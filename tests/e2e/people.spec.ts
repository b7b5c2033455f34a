/** People without a shell: invited by mail, signed in with two factors, refused what they may not, and removed. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { issueTicket } from '../../packages/lake/access/tickets.ts';
import { createUser } from '../../packages/lake/access/users.ts';
import { authenticatorCode } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { withPool } from './platform.ts';
import { createUserOf, signIn } from './studio-session.ts';

const PASSWORD = 'a long password of my own';
const NEW_PASSWORD = 'another long password of mine';
const A = 'dealership-lakeshore';
const B = 'dealership-summit';

const linkIn = (text: string | undefined): string => /http\S+/.exec(text ?? '')?.[0] ?? '';
const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

/** Returns the token of an agency that has just entered a code. */
async function agencyToken(lakeUrl: string): Promise<string> {
  const key = await withPool(async (pool) => {
    const grants = [{ tenant: A, role: 'agency' }] as const;
    const user = await createUser(pool, { email: newEmail('agency'), name: 'Agnes Agency', grants });
    if (user === null) throw new Error('The email address is taken.');
    return issueTicket(pool, { kind: 'sid', userId: user.id, twoFactorAt: new Date() }, new Date());
  });
  const answer: unknown = await (await fetch(`${lakeUrl}/v1/auth/fetch?sid=${key}`)).json();
  return z.object({ token: z.string() }).parse(answer).token;
}

/** Returns the token that the Studio in this page keeps. */
const tokenIn = async (page: Page): Promise<string> => {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth_token');
  const stored = await page.evaluate(() => localStorage.getItem('__studio_auth_token_rooftop'));
  return z.object({ token: z.string() }).parse(JSON.parse(stored ?? '')).token;
};

test('a person is invited, signs in with two factors, is refused what they may not, and is removed', async ({
  page,
  studioUrl,
  lakeUrl,
  expectAccessible,
}) => {
  const agency = await agencyToken(lakeUrl);
  const ask = (token: string, path: string, init: RequestInit = {}) =>
    fetch(`${lakeUrl}/v1${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } });
  const email = newEmail('staff');
  const invitation = { email, name: 'Stella Staff', tenant: A, role: 'leadStaff' };
  const sent = await ask(agency, '/access/users', { method: 'POST', body: JSON.stringify(invitation) });
  expect(sent.status).toBe(202);

  await page.goto(linkIn((await mailTo(email)).text));
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('link', { name: 'Open the Studio' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your role needs two-factor sign-in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await expectAccessible(page);
  const key = (await page.locator('.key').textContent()) ?? '';
  await page.getByRole('textbox').fill(authenticatorCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes, continue' }).click();
  await page.waitForURL(`${studioUrl}/**`);
  const token = await tokenIn(page);

  const me = z
    .object({ id: z.string(), twoFactorAt: z.string(), grants: z.array(z.unknown()) })
    .parse(await (await ask(token, '/users/me')).json());
  expect(me.grants).toEqual([{ tenant: A, role: 'leadStaff' }]);
  // They manage nobody, and an agency manages nobody elsewhere.
  for (const path of [`/access/users?tenant=${A}`, `/access/events?tenant=${A}`])
    expect((await ask(token, path)).status, path).toBe(403);
  expect((await ask(agency, `/access/users?tenant=${B}`)).status).toBe(403);

  const removed = await ask(agency, `/access/grants?user=${me.id}&tenant=${A}`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  expect(await (await ask(token, '/users/me')).json()).toMatchObject({ grants: [] });
  const query = encodeURIComponent(`*[_id == "${A}"]._id`);
  const left = await ask(token, `/data/query/production?query=${query}`);
  expect(await left.json()).toMatchObject({ result: [] });

  const events = await (await ask(agency, `/access/events?tenant=${A}`)).json();
  const own = z
    .object({ events: z.array(z.object({ event: z.string(), person: z.string().nullable() })) })
    .parse(events)
    .events.filter(({ person }) => person === 'Stella Staff' || person === email);
  expect(own.map(({ event }) => event)).toEqual([
    'roleTaken',
    'signedIn',
    'twoFactorOn',
    'invitationAccepted',
    'invited',
  ]);
});

test('who forgot the password chooses a new one by a mailed link, once', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const person = await createUserOf('lakeshore', 'editor');
  await page.goto(studioUrl);
  await signIn(page, person, PASSWORD);
  await page.waitForURL(`${studioUrl}/**`);
  await tokenIn(page);
  await page.evaluate(() => localStorage.clear());

  await page.goto(studioUrl);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('If an account has this email address')).toBeVisible();
  await expectAccessible(page);

  const link = linkIn((await mailTo(person.email.toLowerCase())).text);
  await page.goto(link);
  await expectAccessible(page);
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the Studio' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${studioUrl}/**`);
  await tokenIn(page);

  // The link is used up. Chromium logs the status.
  const again = await page.request.get(link);
  expect(again.status()).toBe(404);
  expect(await again.text()).toContain('This link was already used or has expired.');
});
