/** A service appointment: car, services, time, details; then moved and cancelled by the links in its mail. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { mailAbout, mailTo } from './mails.ts';
import { withPool } from './platform.ts';

const PATH = '/service/schedule';

async function sayWho(page: Page, email: string, labels: readonly string[]): Promise<void> {
  const values = ['Ana', 'Núñez', email, '(315) 555-0191'];
  for (const [at, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).fill(values[at] ?? '');
}

/** Fills the service center in Jamestown at a time. @param start as the form sends it */
async function takeTime(start: string): Promise<{ release(): Promise<void> }> {
  const { rows } = await withPool((pool) =>
    pool.query<{ id: string }>(
      `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, time_zone)
       SELECT 'dealership-lakeshore', gen_random_uuid(), 'jamestown', 'service', $1::timestamptz,
         $1::timestamptz + interval '15 minutes', 'America/New_York'
       FROM generate_series(1, 50) RETURNING id`,
      [start],
    ),
  );
  return {
    release: async () => {
      const ids = rows.map(({ id }) => id);
      await withPool((pool) => pool.query('DELETE FROM appointments WHERE id = ANY($1::uuid[])', [ids]));
    },
  };
}

const ENGLISH = ['First name', 'Last name', 'Email', 'Phone'];

test('books by keyboard on a phone, keeps the steps over a reload, and shows what was booked though its answer was lost', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, site('lakeshore', PATH));
  const next = page.getByRole('button', { name: 'Continue' });
  await next.press('Enter');
  await expect(page.getByText('Enter the make of the vehicle.')).toBeVisible();
  const store = page.getByRole('radio').first();
  await expect(store, 'the first mistake').toBeFocused();
  await expect(store).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Lakeshore Jamestown' }).check();
  await page.getByLabel('Year').fill('2018');
  await page.getByLabel('Make').fill('Honda');
  await page.getByLabel('Model').fill('CR-V');
  await page.getByLabel('Model').press('Enter');

  await expect(page.getByRole('heading', { name: 'What does your car need?' })).toBeFocused();
  await next.press('Enter');
  await expect(page.getByText('Choose at least one service.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByLabel(/^Oil and filter change/).press('Space');
  await page.getByLabel(/^Brake inspection/).press('Space');
  await expectFits(page, [320, 390]);
  await expectAccessible(page);
  await next.press('Enter');

  await expect(page.getByRole('heading', { name: 'Day and time' })).toBeFocused();
  await expect(page.getByText('This takes about 1 h 45 min.')).toBeVisible();
  await page.locator('.day-choices a').nth(2).press('Enter');
  await expect(page.locator('.day-choices a').nth(2)).toHaveAttribute('aria-current', 'date');
  await expect(page.locator('.schedule-times h3')).toBeFocused();
  await expect(page.locator('.time-choices button').first()).toBeInViewport();
  await expectAccessible(page);
  const day = await page.locator('.schedule-times h3').innerText();
  await page.locator('.time-choices button').first().press('Enter');

  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await page.reload();
  await expect(page.locator('.schedule-summary')).toContainText(day);
  const email = `service-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(/Anything we should know/).fill('It squeaks when cold.');
  await page.getByText('A business brings this car').press('Enter');
  await page.getByLabel('Business name').fill('Lake Deliveries');
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);
  await sayWho(page, email, ENGLISH);
  // Others take the time meanwhile: the page offers the rest of the day, and keeps what was entered.
  const taken = await takeTime(await page.locator('input[name="start"]').inputValue());
  await page.getByLabel('Phone', { exact: true }).press('Enter');
  await page.getByLabel('Choose a time').selectOption({ index: 1 });
  await taken.release();
  await expectAccessible(page);
  const { status } = await loseNextAnswer(page);
  await page.getByLabel('Phone', { exact: true }).press('Enter');
  expect(await status).toBe(200);
  const failure = page.locator('.lead-form').getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re booked for' })).toBeVisible();
  await expect(page.locator('.schedule-when')).toContainText(day);
  await expectAccessible(page);

  const mail = await mailAbout(email);
  expect(mail.subject).toContain('Service appointment');
  for (const said of [
    `When: ${day}`,
    'Place: Lakeshore Jamestown',
    'Vehicle: 2018 Honda CR-V',
    'Service: Oil and filter change (LOF), 45 minutes',
    'It squeaks when cold.',
    'Business: Lake Deliveries',
  ])
    expect(mail.text).toContain(said);
  expect(page.url()).not.toContain('Honda');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('Honda');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).toContain('SEQUENCE:0');

  const [reschedule = ''] = /http:\S+\.reschedule\.[\w.-]+/.exec((await mailTo(email)).text ?? '') ?? [];
  await page.goto(reschedule);
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await expectAccessible(page);
});

test('asks for a day where nothing is scheduled online, and promises none', async ({
  page,
  site,
  expectAccessible,
}) => {
  const response = await gotoHydrated(page, site('summit', `/es${PATH}`));
  expect(await complaintsAboutHtml(response)).toEqual([]);
  await page.getByLabel('Año').fill('2020');
  await page.getByLabel('Marca').fill('Kia');
  await page.getByLabel('Modelo').fill('Soul');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel(/^Alineación/).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Elija un día').selectOption({ index: 2 });
  await page.getByLabel('Momento del día').selectOption('morning');
  await expectAccessible(page);
  const email = `service-${crypto.randomUUID()}@example.com`;
  await sayWho(page, email, ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono']);
  await page.getByRole('button', { name: 'Pedir una cita' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeVisible();
  const mail = await mailAbout(email);
  expect(mail.subject).toContain('Service appointment request');
  expect(mail.text).toContain('Wished time: Morning');
  expect(mail.text).toContain('Wheel alignment (ALIGN)');
});
