import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 390, 1440];

/** Opens the page and waits until it responds to clicks. */
async function openCatalogue(page: Page, address: string): Promise<void> {
  await gotoHydrated(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
}

test('dialog, sheet and toasts fit the screen and are accessible while they are open', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openCatalogue(page, site('lakeshore', '/__ui'));
  for (const name of ['dialog', 'panel', 'sheet']) {
    await page.getByRole('button', { name: `Open a ${name}` }).click();
    const box = page.getByRole('dialog', { name: `A ${name}` });
    await expect(box).toHaveCSS('opacity', '1');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const { height = 0, width: wide = 0 } = (await box.boundingBox()) ?? {};
      expect(wide).toBeLessThanOrEqual(width);
      if (name !== 'sheet' || width < 768) expect(height).toBeLessThanOrEqual(630);
    }
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  const notices = page.getByRole('region', { name: 'Notifications' });
  const show = (name: string) => page.getByRole('main').getByRole('button', { name });
  await show('Something went wrong').click();
  await show('Please check').click();
  // Under the pointer it stays.
  await notices.getByText('Please check').hover();
  await show('Important').press('Enter');
  await expect(notices.getByText('Please check')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
});

test('a dialog traps the focus, closes on Escape, a press outside, and its button, and restores the focus', async ({
  page,
  site,
}) => {
  await openCatalogue(page, site('lakeshore', '/__ui'));
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  const box = page.getByRole('dialog', { name: 'A dialog' });
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(5, 5),
    button: () => box.getByRole('button', { name: 'Close' }).click(),
    action: () => box.getByRole('button', { name: 'Done' }).click(),
  };
  for (const [name, close] of Object.entries(closings)) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(box, name).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && element?.closest('dialog') === null;
      });
      expect(isOutside, 'the focus left the dialog').toBe(false);
    }
    if (name === 'outside') {
      // A press that only ends outside does not close it.
      await box.getByRole('textbox').hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(box).toBeVisible();
    }
    await close();
    await expect(box, name).toBeHidden();
    await expect(opener, name).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  }
});

test('a dialog can be dragged by its header but not off screen; a button and arrow keys move it too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openCatalogue(page, site('lakeshore', '/__ui'));
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  const box = page.getByRole('dialog', { name: 'A dialog' });
  await expect(box).toHaveCSS('opacity', '1');
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const first = await place();
  const move = box.getByRole('button', { name: 'Move' });
  await move.press('ArrowDown');
  await move.press('ArrowRight');
  await expect.poll(place).toMatchObject({ left: first.left + 24, top: first.top + 24 });
  const drag = async (x: number, y: number) => {
    await box.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 3 });
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
  };
  const body = box.locator('.modal-body');
  await body.evaluate((element) => element.style.setProperty('max-height', '6rem'));
  await drag(5, 795);
  await expect.poll(place).toMatchObject({ left: 0, bottom: 800 });
  // It does not grow off screen either.
  const { top } = await place();
  await body.evaluate((element) => element.style.removeProperty('max-height'));
  await expect.poll(async () => (await place()).top).toBeLessThan(top - 100);
  await expect.poll(place).toMatchObject({ left: 0, bottom: 800 });
  await drag(1195, 5);
  await expect.poll(async () => (await place()).top).toBe(0);
  await expect.poll(async () => (await place()).right).toBeGreaterThan(1150);

  await move.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await place()).top).toBe(16);
  for (let press = 0; press < 8; press++) await move.click();
  await expect.poll(place).toEqual(first);

  await box.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(place).toEqual({ left: 0, top: 0, right: 1200, bottom: 800 });
  await expect(move).toBeHidden();
  await box.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(place).toEqual(first);
});

test('a panel leaves the page usable and closes on Escape', async ({ page, site }) => {
  await openCatalogue(page, site('summit', '/__ui'));
  const opener = page.getByRole('button', { name: 'Open a panel' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'A panel' });
  await expect(panel).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  const name = page.getByRole('main').getByRole('textbox', { name: 'First name' }).first();
  await name.fill('Ana');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await opener.click();
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a toast over a modal dialog is announced, can be closed, and outlives the dialog', async ({
  page,
  site,
}) => {
  await openCatalogue(page, site('lakeshore', '/__ui'));
  await page.getByRole('main').getByRole('button', { name: 'Something went wrong' }).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.locator('.toast')).toHaveCount(1);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  const box = page.getByRole('dialog', { name: 'A dialog' });
  // Assistive technology does not see anything outside a modal dialog.
  await expect(box.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
    'went wrong',
  );
  await box.getByRole('button', { name: 'Say something' }).click();
  await box.getByRole('status').getByText('Saved').hover();
  await notices.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(notices.locator('.toast')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await notices.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(notices.locator('.toast')).toHaveCount(0);
});

test('tabs and accordion work by keyboard, and need no JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/__ui'));
  const tabs = page.getByRole('group', { name: 'Departments' });
  await expect(tabs.getByText('The panel of Sales.')).toBeVisible();
  await expect(tabs.getByText('The panel of Service.')).toBeHidden();
  await tabs.getByRole('radio', { name: 'Sales' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'Service' })).toBeFocused();
  await expect(tabs.getByText('The panel of Service.')).toBeVisible();
  await expect(tabs.getByText('The panel of Sales.')).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Question 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('details', { hasText: 'Question 1' })).toHaveAttribute('open');
  await page.locator('summary', { hasText: 'Question 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details', { hasText: 'Question 2' })).toHaveAttribute('open');
  await expect(page.locator('details', { hasText: 'Question 1' })).not.toHaveAttribute('open');
  await context.close();
});

test('a carousel moves by buttons and arrow keys and announces its position', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openCatalogue(page, site('north-country', '/__ui'));
  const carousel = page.locator('.carousel');
  const row = carousel.getByRole('region');
  const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name }));
  if (previous === undefined || next === undefined) throw new Error('no buttons');
  const status = carousel.locator('output');

  await carousel.scrollIntoViewIfNeeded();
  await expect(status).toBeEmpty();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(status).toHaveText('2 of 5');
  for (let press = 0; press < 3; press++) await next.click();
  await expect(status).toHaveText('5 of 5');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('5 of 5');
  await expect(next).toBeFocused();
  await previous.click();
  await expect(status).toHaveText('4 of 5');

  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('3 of 5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('5 of 5');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');

  // A press during a scroll interrupts it, and the browser reports the end of the interrupted scroll.
  await carousel.evaluate((element) => {
    for (let press = 0; press < 3; press++) {
      element.querySelector('button')?.click();
      element.querySelector('.carousel-row')?.dispatchEvent(new Event('scrollend'));
    }
  });
  await expect(status).toHaveText('2 of 5');
});

test('a toast times out, pauses under the pointer and the focus; an error stays until closed', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openCatalogue(page, site('lakeshore', '/__ui'));
  const notices = page.getByRole('region', { name: 'Notifications' });
  const ask = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
  await ask('Saved');
  await expect.poll(() => page.clock.runFor(200).then(() => notices.count())).toBe(1);
  const saved = notices.locator('.toast', { hasText: 'Saved' });
  await expect(notices.getByRole('status')).toContainText('Saved');
  await saved.hover();
  const place = await notices.boundingBox();
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect([place?.y, room - (place?.x ?? 0) - (place?.width ?? 0)]).toEqual([20, 20]);

  await page.clock.runFor(60_000);
  await expect(saved).toBeVisible();
  await saved.getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(5, 500);
  await page.clock.runFor(60_000);
  await expect(saved).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Saved' }).focus();
  await page.clock.runFor(5_000);
  await expect(saved).toHaveCount(0);

  await ask('Something went wrong');
  const error = notices.getByRole('alert').locator('.toast', { hasText: 'Something went wrong' });
  await page.clock.runFor(60_000);
  await expect(error).toBeVisible();
  await error.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(error).toHaveCount(0);
});

test('nothing moves with reduced motion, and touch targets are large enough', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await openCatalogue(page, site('summit', '/__ui'));
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .filter(({ transitionDuration, animationDuration, scrollBehavior }) => {
        const durations = `${transitionDuration}, ${animationDuration}`.split(', ');
        return durations.some((duration) => Number.parseFloat(duration) > 0) || scrollBehavior === 'smooth';
      })
      .map(({ transitionProperty }) => transitionProperty),
  );
  expect(moving).toEqual([]);

  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, summary, .tab-label, .choice, .control, .button)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

test('the home page loads nothing that it does not show', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.url());
  });
  await gotoHydrated(page, site('lakeshore'));
  expect(scripts.length).toBeGreaterThan(0);
  // The script that handles clicks on links to dialogs is loaded; the dialogs are not.
  const unseen = scripts.filter((url) => !url.includes('/late-link-dialogs'));
  expect(unseen.filter((url) => /ui-catalogue|toaster|dialog/.test(url))).toEqual([]);
});
