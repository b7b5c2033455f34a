/** A credit application from the mail to the Studio: only with a second factor, and every reading is logged. */
import { openPool, type Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createCreditApplications } from '../../app/server/credit-applications.ts';
import { testApplication } from '../support/credit-application.ts';
import { exampleContent, exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { authenticatorCode } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { mailsWith } from './mails.ts';
import { platformSettings } from './platform.ts';
import { createLeadStaff } from './studio-session.ts';

const PASSWORD = 'a long password of my own';

/** Stores an application as the form does. Its mail goes to `to`. */
async function sendApplication(pool: Pool, key: string, studioUrl: string, to: string): Promise<string> {
  const dealership = 'dealership-lakeshore';
  const vault = { pool, key: deriveKey(key, 'vault') };
  const sent = { draft: crypto.randomUUID(), application: testApplication() };
  const content = exampleContent({ subject: 'Credit application', comments: null });
  const submission = exampleSubmission({
    dealership,
    form: 'FULL_CREDIT_APP',
    content,
    destinations: [exampleDestination({ to })],
    enclosure: createCreditApplications(vault, studioUrl).enclose(dealership, sent),
  });
  const acceptance = await acceptLead(pool, deriveKey(key, 'lead-keys'), submission);
  if (acceptance.kind !== 'accepted') throw new Error('It was refused');
  return acceptance.id;
}

test('invited lead staff read an application by the link in its mail', async ({
  page,
  studioUrl,
  expectAccessible,
}) => {
  const env = readEnvironment(['DATABASE_URL', 'ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const pool = openPool(env.DATABASE_URL, { max: 1 });
  const to = `finance-${crypto.randomUUID()}@lakeshore.example`;
  const id = await sendApplication(pool, env.ENCRYPTION_KEY, studioUrl, to);
  let link = '';
  await expect(async () => {
    const [mail] = await mailsWith(id);
    expect(mail?.to?.[0]?.address).toBe(to);
    [link = ''] = /http\S+/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).not.toMatch(/Ada|Ana|visitor\.example/);
  }).toPass({ timeout: 30_000 });

  const staff = await createLeadStaff('lakeshore');
  await page.goto(link);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText('Enter the code of your second factor')).toBeVisible();
  await expect(page.getByText('Ada Miller')).toHaveCount(0);
  await page.screenshot({ path: '/tmp/shots/vault-1.png' }); // SHOT
  await page.getByRole('button', { name: 'Enter your code' }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const appKey = (await page.locator('.key').textContent()) ?? '';
  await page.getByRole('textbox').fill(authenticatorCode(appKey));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes, continue' }).click();

  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { name: /^Lead \d+: Ada Miller$/ })).toBeVisible();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await expect(page.getByText('Lake Bakery')).toHaveCount(0);
  const read = page.getByRole('button', { name: 'Read application' });
  await expect(read).toBeDisabled();
  await page.screenshot({ path: '/tmp/shots/vault-2.png' }); // SHOT
  await page.getByLabel('Why are you reading this application?').fill('Send it to a lender');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lake Bakery').first()).toBeVisible();
  await expect(page.getByText('***-**-9999')).toBeVisible();
  await expect(page.getByText('219-09-9999')).toHaveCount(0);
  await page.screenshot({ path: '/tmp/shots/vault-3.png' }); // SHOT
  await expect(page.getByText(/read it: Send it to a lender$/)).toHaveCount(1);

  // A code is asked for again after twelve hours; the session stays.
  await pool.query(
    `UPDATE lake_sessions SET two_factor_at = two_factor_at - interval '12 hours 1 minute'
     WHERE user_id = (SELECT id FROM lake_users WHERE email = $1)`,
    [staff.email],
  );
  await page.waitForTimeout(2100);
  await page.getByRole('button', { name: 'Show Social Security numbers' }).click();
  await expect(page.getByText('Enter the code of your second factor')).toBeVisible();
  await page.getByRole('button', { name: 'Enter your code' }).click();
  await page.getByRole('textbox').fill(authenticatorCode(appKey, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(link);
  await page.getByLabel('Why are you reading this application?').fill('The lender asks again');
  await read.click();
  await page.getByRole('button', { name: 'Show Social Security numbers' }).click();
  await expect(page.getByText('219-09-9999')).toBeVisible();
  await expect(page.getByText(/saw the Social Security numbers: The lender asks again$/)).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 900 });
  const tool = page.getByRole('heading', { name: 'Credit applications' });
  await expect(tool).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/vault-4.png' }); // SHOT
  await page.getByRole('link', { name: 'All credit applications' }).click();
  await expect(page.getByText(/^Read 3 times/)).toBeVisible();
  await page.screenshot({ path: '/tmp/shots/vault-5.png' }); // SHOT
  await expectAccessible(page);
  await pool.end();
});
