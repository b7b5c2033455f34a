import { expect, type Page } from '@playwright/test';
import { lakeCommand } from './platform.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** Creates a user with a role in one dealership and returns their sign-in. */
async function createPerson(
  role: 'agency' | 'editor' | 'leadStaff' | 'viewer',
  slug: string,
): Promise<SignIn> {
  const email = `${role}-${slug}-${Date.now()}@example.com`;
  const password = await lakeCommand('user', 'create', email, '--role', role, '--dealership', slug);
  return { email, password };
}

/** Creates an editor of one dealership and returns their sign-in. */
export const createEditor = (slug: string): Promise<SignIn> => createPerson('editor', slug);

/** Creates lead staff of one dealership and returns their sign-in. */
export const createLeadStaff = (slug: string): Promise<SignIn> => createPerson('leadStaff', slug);

/** Creates a user of an agency that manages one dealership and returns their sign-in. */
export const createAgency = (slug: string): Promise<SignIn> => createPerson('agency', slug);

/**
 * Signs in for the first time and waits for the Studio. Agencies start at their list, other users in their
 * dealership.
 */
export async function signIn(page: Page, studioUrl: string, who: SignIn): Promise<void> {
  await page.goto(studioUrl);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The password that `user create` prints works once; the user has to choose their own.
  for (const label of ['New password', 'New password again']) {
    await page.getByLabel(label, { exact: true }).fill('a long password of my own');
  }
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(
    page.getByText('Dealerships', { exact: true }).or(page.getByRole('link', { name: 'Home page' })),
  ).toBeVisible({
    timeout: 30_000,
  });
}

/** Opens an item of a dealership's list in the Studio. The list renders only visible items, so this scrolls to it. */
export async function openSection(page: Page, title: string): Promise<void> {
  const item = page.getByRole('link', { name: title });
  await page.getByRole('link', { name: 'Home page' }).hover();
  await expect(async () => {
    if (!(await item.isVisible())) await page.mouse.wheel(0, 200);
    await item.click({ timeout: 1000 });
  }).toPass();
}

/**
 * Publishes the open document. If Publish is pressed while the last input is still being checked, the Studio may report
 * an error that this input has just mended, and publishes nothing; then this presses it again, as a person would.
 */
export async function publishDocument(page: Page): Promise<void> {
  const publish = page.getByTestId('action-publish');
  // The notice goes by itself; on a busy machine it may have gone unseen. The footer says "Edited" while there is a draft.
  const isPublished = page.getByText('was published').or(page.getByText('Last published')).first();
  await publish.click();
  await expect(async () => {
    if (await publish.isEnabled()) await publish.click({ timeout: 5000 });
    await expect(isPublished).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
}
