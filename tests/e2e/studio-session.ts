import { expect, type Page } from '@playwright/test';
import type { Pool } from '@rooftop/database/pool';
import { startSession } from '../../packages/lake/access/sessions/sessions.ts';
import { issueTicket } from '../../packages/lake/access/secrets/tickets.ts';
import { createUser } from '../../packages/lake/access/accounts/users.ts';
import { authenticatorCode } from './authenticator.ts';
import { lakeCommand, withPool } from './platform.ts';

type Role = 'agency' | 'editor' | 'leadStaff';

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** Somebody's role in a dealership. */
interface Grant {
  readonly slug: string;
  readonly role: Role;
}

const emailOf = (role: Role, slug: string) => `${role}-${slug}-${crypto.randomUUID()}@example.com`;

/** Creates a user as an administrator does on the command line: their password works once. */
export async function createUserOf(slug: string, role: Role): Promise<SignIn> {
  const email = emailOf(role, slug);
  return {
    email,
    role,
    password: await lakeCommand('user', 'create', email, '--role', role, '--dealership', slug),
  };
}

/** Creates a user with a role in a dealership, or with none. Returns their id. */
async function createUserNamed(pool: Pool, name: string, grant: Grant | null): Promise<string> {
  const email = grant === null ? `${crypto.randomUUID()}@example.com` : emailOf(grant.role, grant.slug);
  const grants = grant === null ? [] : [{ tenant: `dealership-${grant.slug}`, role: grant.role }];
  const user = await createUser(pool, { email: email.toLowerCase(), name, grants });
  if (user === null) throw new Error('The email address is taken.');
  return user.id;
}

/** Creates a user who has just signed in. Returns the one-time key to which the sign-in page leads. */
const signedIn = (
  slug: string,
  { role, name, twoFactorAt }: { role: Role; name: string; twoFactorAt: Date | null },
): Promise<string> =>
  withPool(async (pool) => {
    const userId = await createUserNamed(pool, name, { slug, role });
    return issueTicket(pool, { kind: 'sid', userId, twoFactorAt }, new Date());
  });

/** Signs a new user in to the Studio that the page shows, as if they did so in another tab, at a URL of it. */
async function switchUser(
  page: Page,
  url: string,
  { name, grant, twoFactorAt }: { name: string; grant: Grant | null; twoFactorAt: Date | null },
): Promise<void> {
  const token = await withPool(async (pool) => {
    const userId = await createUserNamed(pool, name, grant);
    return startSession(pool, { userId, twoFactorAt }, new Date());
  });
  await pushUrl(page, url);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `token=${token}`);
}

/** When they entered a code. Agencies write only with one, and lead staff read only with one. */
const codeOf = (role: Role) => (role === 'editor' ? null : new Date());

/**
 * Opens a URL of the Studio as a new user with a role in one dealership, who has just signed in: with the one-time key
 * to which the sign-in page leads. `tests/smoke/publish-headline.spec.ts` goes through that page. If the page shows the
 * Studio already (`studio-fixtures.ts`), they sign in without loading it again.
 */
export async function openStudio(page: Page, url: string, slug: string, role: Role = 'editor') {
  const twoFactorAt = codeOf(role);
  if (page.url().startsWith(new URL(url).origin))
    await switchUser(page, url, { name: role, grant: { slug, role }, twoFactorAt });
  else await page.goto(`${url}#sid=${await signedIn(slug, { role, name: role, twoFactorAt })}`);
  await studioShown(page);
}

/** Closes everything in the Studio that the page shows: somebody without any rights signs in. */
export async function closeStudio(page: Page, studioUrl: string): Promise<void> {
  await switchUser(page, studioUrl, { name: 'nobody', grant: null, twoFactorAt: null });
  await expect(page.getByTestId('studio-navbar')).toHaveCount(0);
}

/** Waits until the Studio has started, which takes 8 s of CPU time that other tests compete for. */
export const studioShown = (page: Page): Promise<void> =>
  expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 90_000 });

/**
 * Opens a URL of the desk as a new user of a dealership, who has signed in with a password and a code.
 * @param role lead staff by default
 * @param path below the dealership: `leads/<id>`
 * @param twoFactorAt when they entered the code, now by default; null if they did not
 */
export async function openDesk(
  page: Page,
  studioUrl: string,
  {
    slug,
    path,
    name,
    role = 'leadStaff',
    twoFactorAt = new Date(),
  }: {
    readonly slug: string;
    readonly path: string;
    readonly name: string;
    readonly role?: Role;
    readonly twoFactorAt?: Date | null;
  },
): Promise<void> {
  const key = await signedIn(slug, { role, name, twoFactorAt });
  await page.goto(`${studioUrl}/desk/${slug}/${path}#sid=${key}`);
}

/** The URL that opens a document. */
export const editUrl = (studioUrl: string, id: string, type: string): string =>
  `${studioUrl}/intent/edit/id=${id};type=${type}/`;

const pushUrl = (page: Page, url: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);

/** Opens a URL of the Studio in the page that shows it already, as its own links do: without loading all of it again. */
export async function moveTo(page: Page, url: string): Promise<void> {
  await pushUrl(page, url);
  await page.waitForURL(({ pathname }) => !['/', ''].includes(pathname) && !pathname.startsWith('/intent/'));
}

/** Signs in for the first time, with a password that works once. Two-factor sign-in is put off. */
export async function signIn(
  page: Page,
  { email, password, role }: SignIn,
  ownPassword: string,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  if (role !== 'editor') await page.getByRole('button', { name: 'Not now' }).click();
}

/**
 * Goes from a page that asks for a code through the sign-in page, where a new user sets up their second factor, and back.
 * Returns the key of their authenticator app.
 */
export async function setUpTwoFactor(page: Page, email: string, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Enter your code' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const appKey = (await page.locator('.key').textContent()) ?? '';
  await page.getByRole('textbox').fill(authenticatorCode(appKey));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes, continue' }).click();
  return appKey;
}

/** Opens an item of a dealership's list in the Studio. The list renders only visible items, so this scrolls to it. */
export async function openSection(page: Page, title: string): Promise<void> {
  const item = page.getByRole('link', { name: title });
  await page.getByRole('link', { name: 'Home page' }).hover();
  await expect(async () => {
    if (!(await item.isVisible())) await page.mouse.wheel(0, 200);
    await expect(item).toBeVisible({ timeout: 1000 });
    await item.click({ timeout: 15_000 });
  }).toPass();
}

/** Types a headline on the first slide of the home page, which can be published then. */
export async function typeHeadline(page: Page, headline: string): Promise<void> {
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible();
  await page.getByTestId('field-blocks').getByRole('button').filter({ hasText: 'Slides' }).click();
  await page
    .locator('[data-testid$=".slides"]')
    .getByRole('button')
    .filter({ hasText: '/used-cars-for-sale' })
    .click();
  await page.locator('[data-testid$=".headline"]').getByTestId('string-input').fill(headline);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('action-publish')).toBeEnabled();
}

/** Publishes the open document. One press is enough, also while the last input is still being stored and checked. */
export async function publishDocument(page: Page): Promise<void> {
  const publish = page.getByTestId('action-publish');
  // The notice goes by itself; on a busy machine it may have gone unseen. The footer says "Edited" while there is a draft.
  const isPublished = page.getByText('was published').or(page.getByText('Last published')).first();
  await publish.click();
  await expect(isPublished).toBeVisible();
  // The notice may be that of the document before.
  await expect(publish).toBeDisabled();
}
