import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { arrivals } from './lead-peers.ts';
import { mailsWith } from './mails.ts';
import { askSite, platformSettings } from './platform.ts';
import { READING } from './reading.ts';

interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the calls received so far that contain this text. */
async function callsWith(said: string): Promise<readonly Call[]> {
  const folder = arrivals(platformSettings().DATA_DIR);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(said)).map((text): Call => JSON.parse(text));
}

test('delivers a lead over the HTTP channel', async ({ page, site, lakeUrl }) => {
  const slug = `api-${crypto.randomUUID().slice(0, 8)}`;
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Wire Street Motors',
    slug: { _type: 'slug', current: slug },
    recipients: { leads: [`people@${slug}.example`], crmAddresses: [`crm@${slug}.example`] },
    crm: { usesApi: true },
    verifiesPhones: true,
    apiBaseUrl: `${process.env['ROOFTOP_E2E_API']}/v1/`,
  });
  const email = `ana-${crypto.randomUUID()}@example.com`;
  await expect(async () => {
    expect((await askSite(slug, '/sell-trade-my-car')).status).toBe(200);
  }).toPass({ timeout: 60_000 });
  await gotoHydrated(page, site(slug, '/sell-trade-my-car'));
  const values = { Make: 'Ford', Model: 'Escape', Year: '2019', Mileage: '61,000', 'First name': 'Ana' };
  const contact = { 'Last name': 'Núñez', Email: email, Phone: '(315) 555-0142' };
  for (const [label, value] of Object.entries({ ...values, ...contact }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.waitForTimeout(READING);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('soon');
  const question = page.getByRole('heading', { name: 'Is this your number?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(`+1 ${contact.Phone}`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();

  await expect.poll(async () => (await callsWith(email)).length).toBe(2);
  const calls = await callsWith(email);
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/v1/email/send']));
  const text = calls.find(({ body }) => body['type'] === 'text')?.body;
  expect(Object.keys(text ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'body',
    'email',
    'subject',
    'type',
  ]);
  expect(text).toMatchObject({
    email: `people@${slug}.example`,
    body: expect.stringContaining('2019 Ford Escape'),
  });
  expect(calls.find(({ body }) => body['type'] === 'adf')?.body).toMatchObject({
    prospect: { status: 'new' },
    email: `crm@${slug}.example`,
    vehicle: {
      interest: 'sell',
      status: 'used',
      make: 'Ford',
      model: 'Escape',
      year: '2019',
      odometer: '61000',
    },
    customer: { first_name: 'Ana', last_name: 'Núñez', email, phone: { type: 'voice', time: 'day' } },
    vendor: { name: 'Wire Street Motors' },
  });
  expect(await mailsWith(email), 'mail besides').toEqual([]);
});
