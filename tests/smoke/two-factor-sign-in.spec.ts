/** Staff sign in to the desk with a password and a second factor. */
import { authenticatorCode } from '../e2e/authenticator.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { createUserOf, setUpTwoFactor, signIn } from '../e2e/studio-session.ts';

const PASSWORD = 'a long password of my own';

test('staff see leads only after a password and a code', async ({ page, browser, studioUrl }) => {
  const staff = await createUserOf('lakeshore', 'leadStaff');
  const url = `${studioUrl}/desk/dealership-lakeshore/leads`;
  const leads = (of: typeof page) => of.getByRole('region', { name: 'Leads' });
  await page.goto(url);
  await signIn(page, staff, PASSWORD);
  await expect(page.getByRole('button', { name: 'Enter your code' })).toBeVisible();
  await expect(leads(page)).toHaveCount(0);
  const appKey = await setUpTwoFactor(page, staff.email, PASSWORD);
  await expect(leads(page)).toBeVisible();

  // On another device, a password alone is not enough, nor is a wrong code.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(url);
  await other.getByLabel('Email').fill(staff.email);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  const code = other.getByRole('textbox');
  await expect(code).toHaveCount(1);
  const right = authenticatorCode(appKey, 1);
  await code.fill(right.startsWith('1') ? `2${right.slice(1)}` : `1${right.slice(1)}`);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(leads(other)).toHaveCount(0);
  await code.fill(right);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(leads(other)).toBeVisible();
  await context.close();
});
