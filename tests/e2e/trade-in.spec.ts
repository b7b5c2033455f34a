/** A trade-in: the car, the questions, photos, the offer, and the lead that it becomes. */
import type { Page } from '@playwright/test';
import { createVin } from '@rooftop/vin/create-vin';
import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { gotoHydrated, waitUntilHydrated } from './hydration.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { mailAbout, mailTo } from './mails.ts';

const PATH = '/sell-trade-my-car/your-vehicle';
const PHOTO = 'tenants/lakeshore/photos/UE20367-illustration-1.jpg';

async function describeCar(page: Page, year: string, go: string): Promise<void> {
  await page.getByLabel(/^(Year|Año)$/).fill(year);
  await page.getByLabel(/^(Make|Marca)$/).fill('Honda');
  await page.getByLabel(/^(Model|Modelo)$/).fill('Civic');
  await page.getByLabel(/^(Mileage|Millaje)$/).fill('60,000');
  await page.getByRole('button', { name: go }).click();
}

async function sayWho(page: Page, email: string, labels: readonly [string, string, string, string]) {
  const values = ['Ana', 'Núñez', email, '(315) 555-0191'];
  for (const [at, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).fill(values[at] ?? '');
}

test('values a car in steps, keeps it over a reload, and sends all of it with the chosen offer once, though its answer was lost', async ({
  browser,
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await gotoHydrated(page, site('lakeshore', '/sell-trade-my-car'));
  await page.getByRole('link', { name: 'Value my car' }).first().click();
  await expect(page).toHaveURL(/your-vehicle/);
  await waitUntilHydrated(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByText('Enter the make of the vehicle.')).toBeVisible();
  await expect(page.getByLabel('Year', { exact: true }), 'the first mistake').toBeFocused();
  await expect(page.getByLabel('Year', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.getByLabel('Body style').selectOption('Sedans');
  await page.getByLabel('Sunroof or moonroof').check();
  await describeCar(page, '2018', 'Continue');

  // The new step takes the focus, and its questions are answered by keyboard.
  await expect(page.getByRole('heading', { name: 'Condition' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  // Accidents, then warning lights: none.
  for (const key of ['Tab', 'Space', 'Tab', 'Space']) await page.keyboard.press(key);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Loan or lease' })).toBeFocused();
  await expect(page.getByLabel('About how much is left to pay?')).toBeHidden();
  await page.getByLabel('Yes, a bank or credit union loan').check();
  await page.getByLabel('About how much is left to pay?').fill('2,000');
  await next.click();
  await page.getByLabel('What else should we know?').fill('A new clutch.');
  await next.click();
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My car is red.') };
  await page.getByLabel('Add photos').setInputFiles([text]);
  await expect(page.getByText('notes.jpg: This file isn’t a photo.')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles([PHOTO]);
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await expect(page.getByText('notes.jpg')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeVisible();
  const prices = await page.locator('.trade-in-payment-price').allInnerTexts();
  expect(prices).toHaveLength(2);
  await page.reload();
  expect(await page.locator('.trade-in-payment-price').allInnerTexts()).toEqual(prices);
  await expect(page.getByText('This is an estimate.')).toBeVisible();
  await expectFits(page, [320, 1440]);
  await expectAccessible(page);
  await page.getByLabel('More cash later').check();
  await page.getByLabel('First name', { exact: true }).fill('Typed before');
  await page.getByLabel('Which store will you bring it to?').selectOption('Lakeshore Meadville');
  await page.getByRole('button', { name: 'Make this my store' }).click();
  // The empty choice is gone once the store is chosen, and what was typed below is still there.
  await expect(page.getByLabel('Which store will you bring it to?').locator('option')).toHaveCount(4);
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Typed before');
  await expect(page.getByLabel('More cash later')).toBeChecked();
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
  const email = `trade-${crypto.randomUUID()}@example.com`;
  await sayWho(page, email, ['First name', 'Last name', 'Email', 'Phone']);
  const { status } = await loseNextAnswer(page);
  const send = page.getByRole('button', { name: 'Keep this offer and book a visit' });
  await send.click();
  expect(await status).toBe(200);
  await expect(page.locator('.lead-form').getByRole('alert')).toContainText('Something went wrong');
  await send.click();
  const notice = page.locator('.trade-in-sent-before');
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('You’ve already sent this to us.');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cancel this appointment' })).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveCount(0);

  const mail = await mailAbout(email);
  expect(mail.subject).toContain('2018 Honda Civic');
  for (const said of [
    /Good/,
    /bank or credit union loan/,
    /\$2,000/,
    /A new clutch\./,
    /Chosen: More cash later/,
    /Equipment: Sunroof or moonroof/,
    /Appointment: /,
    /File: photo-1\.jpg, attached/,
  ])
    expect(mail.text).toMatch(said);
  expect(mail.text).toContain(prices[1]);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['photo-1.jpg']);

  const receipt = await mailTo(email);
  expect(receipt.subject).toContain('Our offer for your 2018 Honda Civic');
  for (const said of [...prices, 'You chose: More cash later', 'Valid until: '])
    expect(receipt.text).toContain(said);
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
  const [link = ''] = /http\S+\/certificate\/\S+/.exec(receipt.text ?? '') ?? [];
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(link);
  const mailed = await device.locator('.certificate-code').innerText();
  for (const price of prices) await expect(device.getByText(price).first()).toBeVisible();
  expect(receipt.text).toContain(`Your code: ${mailed}`);
  const logo = await device.evaluate(async (html) => {
    const src = new DOMParser().parseFromString(html, 'text/html').querySelector('img')?.src ?? '';
    const answer = await fetch(src);
    return [answer.status, answer.headers.get('content-type')];
  }, receipt.html ?? '');
  expect(logo).toEqual([200, 'image/png']);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Print your certificate' }).click();
  const code = await page.locator('.certificate-code').innerText();
  expect(code).toBe(mailed);
  expect(mail.text).toContain(`, code ${code},`);
  for (const price of prices) await expect(page.getByText(price).first()).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie.includes('tradeIn')])).toEqual([
    0,
    false,
  ]);
});

test('works without JavaScript in Spanish, and asks to bring in a car that is too old for a price', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  expect(await complaintsAboutHtml(await page.goto(site('summit', `/es${PATH}`)))).toEqual([]);
  await describeCar(page, '2008', 'Continuar');
  await page.getByLabel('Bueno', { exact: false }).first().check();
  for (const question of ['¿Ha tenido algún accidente?', '¿Hay luces de advertencia encendidas?'])
    await page.getByRole('radiogroup', { name: question }).getByLabel('No', { exact: true }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  // The balance is asked for once it is known to be needed.
  await page.getByLabel('Sí, un préstamo de banco o cooperativa').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('¿Cuánto falta por pagar').fill('1,500');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Agregar fotos').setInputFiles([PHOTO]);
  await page.getByRole('button', { name: 'Subir' }).click();
  await page.getByRole('button', { name: 'Quitar la foto 1' }).click();
  await expect(page.getByRole('img', { name: 'Su foto 1' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Traiga su vehículo' })).toBeVisible();
  await expect(page.locator('.trade-in-payment')).toHaveCount(0);
  expect(await complaintsAboutHtml(await page.reload())).toEqual([]);
  const email = `trade-${crypto.randomUUID()}@example.com`;
  await sayWho(page, email, ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono']);
  await page.getByRole('button', { name: 'Enviar al concesionario' }).click();
  await expect(page.getByRole('heading', { name: 'Tenemos los datos de su auto' })).toBeVisible();
  await page.getByRole('link', { name: 'Imprima su certificado' }).click();
  const code = await page.locator('.certificate-code').innerText();
  const { text } = await mailAbout(email);
  expect(text).toMatch(/Offers shown: Bring vehicle in/);
  // Staff read English.
  expect(text).toMatch(/What condition is your car in\? Good/);
  expect(text).toContain(`, code ${code},`);
  await context.close();
});

for (const javaScriptEnabled of [true, false])
  test(`asks whether a VIN is that of the car, and lets choose its trim, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    // A Corolla of 2018 with an invented serial number.
    const vin = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('lakeshore', PATH));
    if (javaScriptEnabled) await waitUntilHydrated(page);
    await page.getByLabel('VIN (optional)').fill(vin);
    await page.getByRole('button', { name: 'Look up VIN' }).click();
    await expect(page.getByText('2018 Toyota Corolla, sedan, 1.8 L: is this your car?')).toBeVisible();
    await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Corolla');
    await expect(page.getByLabel('Body style')).toHaveValue('sedans');
    await page.getByLabel('Trim').selectOption('SE');
    await page.getByLabel('Mileage').fill('60,000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Condition' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Trim')).toHaveValue('SE');
    await context.close();
  });
