/** A page in Spanish, and a form on it. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailAbout } from '../e2e/mails.ts';

test('a car is offered for sale in Spanish, without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/es/sell-trade-my-car'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const email = `spanish-${crypto.randomUUID()}@example.com`;
  const values = {
    Marca: 'Honda',
    Modelo: 'Civic',
    Año: '2017',
    Millaje: '90.000',
    Nombre: 'Ana',
    Apellido: 'Núñez',
    'Correo electrónico': email,
    Teléfono: newPhone(),
  };
  await fillFields(page, values);
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar' });
  await send.click();
  await expect(page.getByText('Escriba el millaje del vehículo.')).toBeVisible();
  await page.getByLabel('Millaje').fill('90,000');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Tenemos los datos de su auto' })).toBeVisible();
  const mail = await mailAbout(email);
  expect(mail.subject).toContain('2017 Honda Civic');
  expect(mail.text).toContain('Al marcar esta casilla');
  await context.close();
});
