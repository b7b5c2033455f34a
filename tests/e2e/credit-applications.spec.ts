/**
 * A credit application from the mail to the Studio: only with a second factor, and every reading is logged. On the way,
 * nothing of it is written anywhere in plain text (S8).
 */
import { openPool, type Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createCreditApplications } from '@rooftop/platform/credit-applications/credit-applications';
import { testApplication } from '../support/credit-application.ts';
import { filesWith } from '../support/files-with.ts';
import { exampleContent, exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { authenticatorCode } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { mailsWith } from './mails.ts';
import { platformSettings } from './platform.ts';
import { createUserOf, setUpTwoFactor, signIn, studioShown } from './studio-session.ts';

/** An application whose values are nowhere else. */
function canary() {
  const { user, residence, employment, ...rest } = testApplication();
  const id = crypto.randomUUID();
  return {
    ...rest,
    ssn: '601-47-8352',
    coBorrower: null,
    user: { ...user, dateOfBirth: '1947-08-13' },
    residence: residence.map((one) => ({ ...one, fullAddress: `${id} Street` })),
    employment: employment.map((one) => ({ ...one, employer: `${id} Works`, monthlyIncome: 7_391_613 })),
  };
}
const PLAIN_TEXT = (application: ReturnType<typeof canary>) => [
  application.ssn,
  application.ssn.replaceAll('-', ''),
  '1947-08-13',
  'August 13, 1947',
  '7391613',
  '73,916.13',
  ...application.residence.map(({ fullAddress }) => fullAddress),
  ...application.employment.map(({ employer }) => employer),
];

const PASSWORD = 'a long password of my own';

/** Stores an application as the form does. Its mail goes to `to`. */
async function sendApplication(
  pool: Pool,
  key: string,
  { application, studioUrl, to }: { application: object; studioUrl: string; to: string },
): Promise<string> {
  const dealership = 'dealership-lakeshore';
  const vault = { pool, key: deriveKey(key, 'vault') };
  const { draftsFor, enclose } = createCreditApplications({ vault, studioUrl });
  const sent = { draft: crypto.randomUUID(), application };
  await draftsFor(dealership).save(sent.draft, application);
  const content = exampleContent({ subject: 'Credit application', comments: null });
  const submission = exampleSubmission({
    dealership,
    form: 'FULL_CREDIT_APP',
    content,
    destinations: [exampleDestination({ to })],
    enclosure: enclose(dealership, sent),
  });
  const acceptance = await acceptLead(pool, deriveKey(key, 'lead-keys'), submission);
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
  const application = canary();
  const employer = String(application.employment[0]?.employer);
  const id = await sendApplication(pool, env.ENCRYPTION_KEY, { application, studioUrl, to });
  let link = '';
  await expect(async () => {
    const [mail] = await mailsWith(id);
    expect(mail?.to?.[0]?.address).toBe(to);
    [link = ''] = /http\S+/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).not.toMatch(/Ada|Ana|visitor\.example/);
  }).toPass({ timeout: 30_000 });

  const staff = await createUserOf('lakeshore', 'leadStaff');
  await page.goto(link);
  await signIn(page, staff, PASSWORD);
  await studioShown(page);
  await expect(page.getByText('Enter the code of your second factor')).toBeVisible();
  await expect(page.getByText('Ada Miller')).toHaveCount(0);
  // The rest of the page is the Studio's.
  const TOOL = '#credit-applications';
  await expectAccessible(page, TOOL);
  const planArrives = Promise.withResolvers<void>();
  await page.route('**/features*', async (route) => {
    await planArrives.promise;
    await route.continue();
  });
  const appKey = await setUpTwoFactor(page, staff.email, PASSWORD);

  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { name: /^Lead \d+: Ada Miller$/ })).toBeVisible();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await expect(page.getByText(employer)).toHaveCount(0);
  const read = page.getByRole('button', { name: 'Read application' });
  await expect(read).toBeDisabled();
  const reason = page.getByLabel('Why are you reading this application?');
  await expectAccessible(page, TOOL);
  await reason.fill('Send it to a lender');
  // The Studio may learn late what its plan includes. The reason stays where it was typed.
  const plan = page.waitForResponse('**/features*');
  planArrives.resolve();
  await plan;
  await page.waitForTimeout(1000);
  await expect(reason).toHaveValue('Send it to a lender');
  await reason.press('Enter');
  await expect(page.getByText(employer).first()).toBeVisible();
  await expect(page.getByText('***-**-8352')).toBeVisible();
  await expect(page.getByText('601-47-8352')).toHaveCount(0);
  await expect(page.getByText(/read it: Send it to a lender$/)).toHaveCount(1);

  // A code is asked for again after twelve hours; the session stays.
  await pool.query(
    `UPDATE lake_sessions SET two_factor_at = two_factor_at - interval '12 hours 1 minute'
     WHERE user_id = (SELECT id FROM lake_users WHERE email = $1)`,
    [staff.email.toLowerCase()],
  );
  await page.waitForTimeout(2100);
  await page.getByRole('button', { name: 'Show Social Security numbers' }).click();
  await expect(page.getByText('Enter the code of your second factor')).toBeVisible();
  await page.getByRole('button', { name: 'Enter your code' }).click();
  await page.getByRole('textbox').fill(authenticatorCode(appKey, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(link);
  await reason.fill('The lender asks again');
  await read.click();
  await page.getByRole('button', { name: 'Show Social Security numbers' }).click();
  await expect(page.getByText('601-47-8352')).toBeVisible();
  await expect(page.getByText(/saw the Social Security numbers: The lender asks again$/)).toHaveCount(1);
  await expectAccessible(page, TOOL);
  await page.setViewportSize({ width: 390, height: 900 });
  const tool = page.getByRole('heading', { name: 'Credit applications' });
  await expect(tool).toBeVisible();
  await page.getByRole('link', { name: 'All credit applications' }).click();
  await expect(page).toHaveURL(/\/credit-applications\/lakeshore$/);
  await expect(page.getByText(/^Read 3 times/)).toBeVisible();
  await expectAccessible(page, TOOL);

  await pool.query('CHECKPOINT');
  const { DATA_DIR, OPS_PORT } = platformSettings();
  const bytes = (texts: readonly string[]) => texts.map((text) => Buffer.from(text));
  expect(await filesWith(DATA_DIR, bytes(PLAIN_TEXT(application)))).toEqual([]);
  // The search works: the lead’s id is in the database and in the mail.
  expect(await filesWith(DATA_DIR, bytes([id]))).not.toEqual([]);
  const metrics = await (await fetch(`http://127.0.0.1:${OPS_PORT}/metrics`)).text();
  expect(metrics).toContain('# HELP');
  for (const text of PLAIN_TEXT(application)) expect(metrics).not.toContain(text);
  await pool.end();
});
