import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { listen } from '../integration/listen.ts';

const readyFor = (page: Page) => page.waitForResponse(/\/builds\/meta\//);

test('the side button opens a message form over any page, and the message becomes a lead', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  const isReady = readyFor(page);
  await gotoHydrated(page, site('lakeshore'));
  await isReady;
  const button = page.getByRole('link', { name: 'Message us' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 390, 1440]);
  await button.hover();
  await expect(page.locator('.side-button-hover')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.side-button-hover')).toBeHidden();

  await button.click();
  const panel = page.getByRole('dialog', { name: 'Send us a message' });
  await expect(panel).toBeVisible();
  await expect(button).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByLabel('First name').fill('Ann');
  await panel.getByLabel('Last name').fill('Lee');
  await panel.getByLabel('Email').fill(`side-${crypto.randomUUID()}@example.com`);
  await panel.getByLabel('Phone').fill('(814) 555-0177');
  await panel.getByRole('textbox', { name: 'Message' }).fill('Is the blue one still there?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Message sent!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeVisible();

  // Another message, on another page, which Back closes.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await button.click();
  await expect(panel.getByLabel('First name')).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(panel).toBeHidden();
});

test('is hidden while its panel is on the screen, and brings it back', async ({ page, site }) => {
  const isReady = readyFor(page);
  await gotoHydrated(page, site('lakeshore', '/contact-us'));
  await isReady;
  const button = page.locator('.side-button');
  await page.getByRole('heading', { name: 'Send us a message' }).scrollIntoViewIfNeeded();
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
  await expect(button).toBeHidden();
});

test('is hidden where it would cover a form or the pictures of a car', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.locator('.side-button');
  for (const path of ['/service/schedule', '/sell-trade-my-car/your-vehicle']) {
    await gotoHydrated(page, site('lakeshore', path));
    const field = page.getByLabel(/^Model$/);
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(button).toBeHidden();
  }
});

test('pulses for four seconds, ten seconds after the page load, unless less motion is wanted', async ({
  page,
  site,
}) => {
  const place = page.locator('.side-button-place');
  const animation = () => page.locator('.side-button').evaluate((one) => getComputedStyle(one).animationName);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const isReady = readyFor(page);
  await gotoHydrated(page, site('lakeshore'));
  await isReady;
  await expect(place).not.toHaveAttribute('data-pulsing');
  // The clock has run meanwhile, for an unknown time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const pulsing = async () => {
    await page.clock.runFor(1000);
    return place.getAttribute('data-pulsing');
  };
  await expect.poll(pulsing, { intervals: [0] }).not.toBeNull();
  expect(await animation()).toBe('side-button-pulse');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animation()).toBe('none');
  await page.clock.runFor(4000);
  await expect(place).not.toHaveAttribute('data-pulsing');
});

test('is a link to its panel without JavaScript, in the visitor’s language', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('lakeshore'));
  await page.getByRole('link', { name: 'Message us' }).click();
  await expect(page).toHaveURL(/\/contact-us#contact-form$/);
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
  await page.goto(site('summit', '/es'));
  await page.getByRole('link', { name: 'Su pago' }).click();
  await expect(page).toHaveURL(/\/es\/auto-financing\/payment-calculator$/);
  await context.close();
});

/** What a chat service's script has to do: see docs/chat.md. Like most of them, it brings a frame. */
const CHAT_SCRIPT = `
  window.addEventListener('chat:open', () => {
    const open = document.querySelector('#stub-chat');
    if (open) {
      open.textContent = 'Continue the chat';
      return;
    }
    const start = document.createElement('button');
    start.id = 'stub-chat';
    start.textContent = 'Start the chat';
    start.addEventListener('click', () => {
      window.dispatchEvent(
        new CustomEvent('chat:conversation', {
          detail: { customer: { name: 'Ana María Ruiz', phone: { value: '(315) 555-0188' } } },
        }),
      );
    });
    document.querySelector('main').append(document.createElement('iframe'), start);
  });
`;

test('a chat service is loaded when a visitor opens it, and tells who started a conversation', async ({
  page,
  site,
  lakeUrl,
}) => {
  const requests: string[] = [];
  const service = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.end(CHAT_SCRIPT);
  });
  const script = `http://127.0.0.1:${await listen(service)}/chat.js`;
  const client = await lakeClient(lakeUrl, 'chat');
  const id = 'dealership-north-country';
  await client
    .patch(id)
    .set({ sideButton: { text: { en: 'Chat' }, panel: 'message' }, chat: { script, origins: [] } })
    .commit();
  try {
    await expect(async () => {
      await page.goto(site('north-country'));
      await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const isReady = readyFor(page);
    await gotoHydrated(page, site('north-country'));
    await isReady;
    expect(requests).toEqual([]);
    await page.getByRole('link', { name: 'Chat' }).click();
    const isTold = page.waitForResponse(/\/api\/conversation$/);
    await page.getByRole('button', { name: 'Start the chat' }).click();
    expect((await isTold).status()).toBe(204);
    await page.getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByRole('button', { name: 'Continue the chat' })).toBeVisible();
    expect(requests).toEqual(['/chat.js']);
    // It would learn the ticket.
    const ticket = await askSite('north-country', '/stop-mail/a.b');
    expect(ticket.body).toContain('data-panel="contact-form"');
    expect(ticket.headers['content-security-policy'] + ticket.body).not.toContain(new URL(script).host);

    // The name is split, and remembered for forms.
    await page.goto(site('north-country', '/contact-us'));
    await expect(page.getByLabel('First name')).toHaveValue('Ana');
    await expect(page.getByLabel('Last name')).toHaveValue('María Ruiz');

    // Without functional cookies, the message form takes its place.
    await page.context().clearCookies();
    await page
      .context()
      .addCookies([{ name: 'allowCookies', value: 'essential', url: site('north-country') }]);
    const isReadyAgain = readyFor(page);
    await gotoHydrated(page, site('north-country'));
    await isReadyAgain;
    await page.getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Send us a message' })).toBeVisible();
    expect(requests).toEqual(['/chat.js']);
  } finally {
    await client.patch(id).unset(['sideButton', 'chat']).commit();
    service.close();
    await once(service, 'close');
  }
});
