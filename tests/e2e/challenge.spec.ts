/** A dealership that gets far more forms, or sends more codes, than usual: what visitors notice, and that nothing is lost. */
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { addJob } from '@rooftop/database/add-job';
import { sendLeadNoticeJob } from '@rooftop/platform/jobs/send-lead-notice.job';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { mailAbout, mailsWith } from './mails.ts';
import { codeFor } from './phone-codes.ts';
import { platformSettings } from './platform.ts';

for (const javaScriptEnabled of [true, false])
  test(`loses no lead in a flood of forms ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
    lakeUrl,
  }) => {
    const slug = `busy-${crypto.randomUUID().slice(0, 8)}`;
    const dealership = `dealership-${slug}`;
    const client = await lakeClient(lakeUrl, slug);
    await client.create({
      _id: dealership,
      _type: 'dealership',
      name: 'Busy Street Motors',
      slug: { _type: 'slug', current: slug },
      recipients: { leads: [`sales@${slug}.example`], notices: [`manager@${slug}.example`] },
    });
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], { ...process.env, ...platformSettings() });
    const pool = openPool(DATABASE_URL, { max: 1 });
    await pool.query('INSERT INTO form_minutes (dealership, minute, forms) VALUES ($1, now(), 2000000)', [
      dealership,
    ]);
    const email = `ana-${crypto.randomUUID()}@example.com`;
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await expect(async () => {
      expect((await page.goto(site(slug, '/contact-us?topic=1')))?.status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    if (javaScriptEnabled) await waitUntilHydrated(page);
    const solver = () => scripts.some((url) => url.includes('solve-challenge'));
    expect(solver(), 'no page carries the solver').toBe(false);
    const values = { 'First name': 'Ana', 'Last name': 'Lee', Email: email, Phone: '(315) 555-0142' };
    for (const [label, value] of Object.entries({ ...values, Message: 'Is it there?' }))
      await page.getByLabel(label, { exact: true }).fill(value);
    const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
    const sent = page.getByRole('heading', { name: 'Message sent!' });
    await send.click();

    if (javaScriptEnabled) {
      await expect(sent).toBeVisible();
      expect(solver()).toBe(true);
    } else {
      await expect(page.getByText('Nothing has been sent yet.')).toBeInViewport();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is it there?');
      await send.click();
      await expect(sent).toBeVisible();
      const { rows } = await pool.query('SELECT state, is_held FROM leads WHERE dealership = $1', [
        dealership,
      ]);
      expect(rows).toEqual([{ state: 'quarantined', is_held: true }]);
      // The worker checks every minute; the test adds the job itself instead of waiting.
      await addJob(pool, sendLeadNoticeJob, { dealership });
      await expect.poll(async () => (await mailsWith(`//${slug}.`)).length).toBe(1);
      const [notice] = await mailsWith(`//${slug}.`);
      expect(notice?.to?.[0]?.address).toBe(`manager@${slug}.example`);
      expect(notice?.text).not.toContain(email);
      await page.goto(/http\S+\/held-leads\/\S+/.exec(notice?.text ?? '')?.[0] ?? '');
      await expect(page.getByText('Is it there?')).toBeVisible();
      expect(await mailsWith(email), 'nobody has it yet').toEqual([]);
      await page.getByRole('button', { name: 'Release this lead' }).click();
      await expect(page.getByText('This lead has been released')).toBeVisible();
    }
    expect((await mailAbout(email)).to?.[0]?.address).toBe(`sales@${slug}.example`);
    await pool.end();
    await context.close();
  });

test('sends a code to a phone while a dealership sends many', async ({ page, site, lakeUrl }) => {
  const slug = `codes-${crypto.randomUUID().slice(0, 8)}`;
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Code Street Motors',
    slug: { _type: 'slug', current: slug },
    verifiesPhones: true,
    recipients: { leads: [`sales@${slug}.example`] },
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await expect(async () => {
    expect((await page.goto(site(slug, '/contact-us?topic=1')))?.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  await waitUntilHydrated(page);
  const errors = await page.evaluate(async () => {
    const answers = Array.from({ length: 30 }, async (_, at) => {
      const phone = `31555502${String(at).padStart(2, '0')}`;
      const response = await fetch('/api/customer/phoneValidation', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'phone-validation', phone }),
      });
      const answer: { readonly error: string | null } = await response.json();
      return answer.error;
    });
    return Promise.all(answers);
  });
  expect(errors.filter((error) => error === 'proof-required')).toHaveLength(1);

  const phone = `(315) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`;
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const values = { 'First name': 'Ana', 'Last name': 'Lee', Email: email, Phone: phone };
  for (const [label, value] of Object.entries({ ...values, Message: 'Is it there?' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  const solver = () => scripts.some((url) => url.includes('solve-challenge'));
  await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible();
  expect(solver()).toBe(false);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(phone));
  expect(solver()).toBe(true);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveCount(0);
});
