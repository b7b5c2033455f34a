/** People without a shell: invited by mail, signed in with two factors, refused what they may not, and removed. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startSession } from '../../packages/lake/access/sessions/sessions.ts';
import { issueTicket } from '../../packages/lake/access/secrets/tickets.ts';
import { createUser } from '../../packages/lake/access/accounts/users.ts';
import { authenticatorCode } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { withPool } from './platform.ts';
import { createUserOf, setUpTwoFactor, signIn } from './studio-session.ts';

const PASSWORD = 'a long password of my own';
const NEW_PASSWORD = 'another long password of mine';
const A = 'dealership-lakeshore';
const B = 'dealership-summit';

const linkIn = (text: string | undefined): string => /http\S+/.exec(text ?? '')?.[0] ?? '';
const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

/** Creates an agency that has just entered a code. Returns its id and a one-time key for a session. */
const agencyKey = () =>
  withPool(async (pool) => {
    const grants = [{ tenant: A, role: 'agency' }] as const;
    const user = await createUser(pool, { email: newEmail('agency'), name: 'Agnes Agency', grants });
    if (user === null) throw new Error('The email address is taken.');
    const ticket = { kind: 'sid', userId: user.id, twoFactorAt: new Date() } as const;
    return { id: user.id, key: await issueTicket(pool, ticket, new Date()) };
  });

/** Returns the token that the Studio in this page keeps. */
const tokenIn = async (page: Page): Promise<string> => {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('auth_token');
  const stored = await page.evaluate(() => localStorage.getItem('__studio_auth_token_rooftop'));
  return z.object({ token: z.string() }).parse(JSON.parse(stored ?? '')).token;
};

test('a person is invited, signs in with two factors, is refused what they may not, and is removed', async ({
  page: staff,
  browser,
  studioUrl,
  lakeUrl,
  expectAccessible,
  expectFits,
}) => {
  const people = `${studioUrl}/desk/lakeshore/people`;
  const agency = await browser.newPage();
  const { id: agencyId, key } = await agencyKey();
  await agency.goto(`${people}#sid=${key}`);
  const list = agency.getByRole('region', { name: 'People of this dealership' });
  await expect(list.getByText('Agnes Agency')).toBeVisible();
  // Nobody changes their own role.
  await expect(list.getByRole('button', { name: 'Manage Agnes Agency' })).toHaveCount(0);
  const email = newEmail('staff');
  const invite = agency.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Stella Staff');
  await invite.getByLabel('Email address').fill(email);
  await invite.getByLabel('Role').selectOption('Sales');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(agency.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  const invitations = agency.getByRole('region', { name: 'Invitations not accepted yet' });
  await expect(invitations.getByText(email)).toBeVisible();
  await expectAccessible(agency);
  await expectFits(agency, [320, 390, 1440]);

  await staff.goto(linkIn((await mailTo(email)).text));
  for (const label of ['New password', 'New password again'])
    await staff.getByLabel(label, { exact: true }).fill(PASSWORD);
  await expect(staff.getByText('You’re invited to answer shoppers’ requests for')).toBeVisible();
  await staff.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(staff.getByText('Your role needs two-factor sign-in.')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await expectAccessible(staff);
  await expect(staff.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  await expectFits(staff, [320, 390, 1440]);
  const appKey = (await staff.locator('.key').textContent()) ?? '';
  await staff.getByRole('textbox').fill(authenticatorCode(appKey));
  await staff.getByRole('button', { name: 'Turn on' }).click();
  await staff.getByRole('button', { name: 'I saved the codes, continue' }).click();
  await staff.waitForURL(`${studioUrl}/desk/lakeshore/leads?special=open`);
  await staff.goto(people);

  // They see where they are signed in, and manage nobody. An agency manages nobody elsewhere.
  const sessions = staff.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByText('This session')).toBeVisible();
  await expect(sessions.getByText('Chrome on Linux')).toBeVisible();
  await expect(staff.getByRole('region')).toHaveCount(1);
  const ask = (token: string, path: string) =>
    fetch(`${lakeUrl}/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const [staffToken, agencyToken] = [await tokenIn(staff), await tokenIn(agency)];
  for (const path of [`/access/users?tenant=${A}`, `/access/events?tenant=${A}`])
    expect((await ask(staffToken, path)).status, path).toBe(403);
  expect((await ask(agencyToken, `/access/users?tenant=${B}`)).status).toBe(403);
  const query = `/data/query/production?query=${encodeURIComponent(`*[_id == "${A}"]._id`)}`;
  expect(await (await ask(staffToken, query)).json()).toMatchObject({ result: [A] });

  await agency.reload();
  const stella = list.getByRole('listitem').filter({ hasText: email });
  await expect(stella.getByText('Two-factor sign-in')).toBeVisible();
  await expect(stella.getByText('Last seen')).toBeVisible();
  await stella.getByRole('button', { name: 'Manage Stella Staff' }).click();
  const dialog = agency.getByRole('dialog', { name: 'Stella Staff' });
  await expectAccessible(agency);
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(stella.getByText('Viewer')).toBeVisible();
  await stella.getByRole('button', { name: 'Manage Stella Staff' }).click();
  await dialog.getByRole('button', { name: 'Remove from this dealership' }).click();
  await dialog.getByRole('button', { name: 'Yes, remove Stella Staff' }).click();
  await expect(agency.getByText('Stella Staff no longer has access.')).toBeVisible();
  await expect(stella).toHaveCount(0);
  expect(await (await ask(staffToken, query)).json()).toMatchObject({ result: [] });
  expect(await (await ask(staffToken, '/users/me')).json()).toMatchObject({ grants: [] });

  const log = agency.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
  const own = log.filter({ hasText: new RegExp(`Stella Staff|${email}`) });
  await expect(own).toHaveText([
    /Stella Staff: role taken · Viewer · by Agnes Agency$/,
    /Stella Staff: role given · Viewer · by Agnes Agency$/,
    /Stella Staff: signed in · Chrome on Linux$/,
    /Stella Staff: set up two-factor sign-in$/,
    /Stella Staff: accepted an invitation · Sales · by Agnes Agency$/,
    new RegExp(`${email}: invited · Sales · by Agnes Agency$`),
  ]);

  // Another session of the agency, ended from here.
  const other = await withPool((pool) =>
    startSession(pool, { userId: agencyId, twoFactorAt: null }, new Date(), 'Firefox/133.0 Android'),
  );
  await agency.reload();
  await agency.getByRole('button', { name: 'End the session: Firefox on Android' }).click();
  await expect(agency.getByText('The session has ended.')).toBeVisible();
  expect((await ask(other ?? '', '/users/me')).status).toBe(401);
  expect((await ask(agencyToken, '/users/me')).status).toBe(200);
  await agency.close();
});

test('who cannot sign in because they forgot the password chooses a new one by a mailed link, once', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const person = await createUserOf('lakeshore', 'editor');
  // The desk leads to the same page as the Studio, which starts for ten seconds first.
  const desk = `${studioUrl}/desk/lakeshore/advertised`;
  await page.goto(desk);
  await signIn(page, person, PASSWORD);
  await page.waitForURL(desk);
  await tokenIn(page);
  await page.evaluate(() => localStorage.clear());

  await page.goto(desk);
  await expect(page.getByRole('heading', { name: 'Sign in to Rooftop' })).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // It does not reveal which of the two was wrong.
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
  await expectAccessible(page);

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
  await page.getByRole('link', { name: 'Sign in' }).click();
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

test('an agency resets two-factor sign-in and the password for a user who lost both', async ({
  page: agency,
  browser,
  studioUrl,
}) => {
  const person = await createUserOf('lakeshore', 'leadStaff');
  const staff = await browser.newPage();
  const reports = `${studioUrl}/desk/${A}/reports`;
  await staff.goto(reports);
  await signIn(staff, person, PASSWORD);
  await setUpTwoFactor(staff, person.email, PASSWORD);
  const figures = staff.getByRole('region', { name: 'Leads by hour' });
  await expect(figures).toBeVisible();

  await agency.goto(`${studioUrl}/desk/${A}/people#sid=${(await agencyKey()).key}`);
  const row = agency.getByRole('listitem').filter({ hasText: person.email.toLowerCase() });
  const manage = row.getByRole('button', { name: /^Manage / });
  await manage.click();
  const dialog = agency.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reset two-factor sign-in' }).click();
  await expect(agency.getByText('was signed out and sets up two-factor sign-in again.')).toBeVisible();
  await expect(row).toContainText('Password only');

  await staff.reload();
  await staff.getByLabel('Email').fill(person.email);
  await staff.getByLabel('Password').fill(PASSWORD);
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await expect(staff.getByRole('button', { name: 'Turn on' })).toBeVisible();

  await manage.click();
  await expect(dialog.getByRole('button', { name: 'Reset two-factor sign-in' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reset the password' }).click();
  await expect(agency.getByText('was signed out and got a link.')).toBeVisible();
  await staff.goto(linkIn((await mailTo(person.email.toLowerCase(), 'Your password')).text));
  for (const label of ['New password', 'New password again'])
    await staff.getByLabel(label, { exact: true }).fill(NEW_PASSWORD);
  await staff.getByRole('button', { name: 'Save the password' }).click();
  await expect(staff.getByText('Your new password is saved.')).toBeVisible();
  await staff.close();
});
