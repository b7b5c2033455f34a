import type { Browser, Page } from '@playwright/test';
import { SEARCH_PAGE, VEHICLE_PAGE } from '@rooftop/content/documents/popup/popup';
import { PAGE_PART_NAMES, PAGE_PARTS } from '@rooftop/content/documents/popup/page-parts';
import { popupHtml } from '#app/site/popups/popup-html.server.ts';
import { testContext } from '../support/website.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { askSite } from './platform.ts';
import { mailAbout, mailTo } from './mails.ts';
import { codeFor } from './phone-codes.ts';
import { publisher, text } from './popup-publisher.ts';

/** Returns a person that no other test uses. */
const somebody = () => ({
  'First name': 'Ana',
  'Last name': 'Lee',
  Email: `popup-${crypto.randomUUID()}@example.com`,
  Phone: `(315) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`,
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
}

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function visitor(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

/** Paths of cars for sale at a dealership. */
async function carPaths(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const hrefs = await page
    .locator('.vehicle-card a[href*="cars-for-sale/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  return hrefs.filter((path) => /-[A-Z0-9]{17}$/.test(path));
}

test('counts new cars only, keeps the counters, and shows the popup on its page', async ({
  page,
  site,
  lakeUrl,
}) => {
  const slug = 'north-country';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('Three cars', {
    conditions: [
      {
        pages: [path],
        pageItemsViewed: [
          {
            _key: 'cars',
            page: 'vehicle',
            params: [{ _key: 'vin', name: 'vin', rule: 'new' }],
            minCount: 2,
          },
        ],
      },
    ],
  });
  const [first = '', second = ''] = await carPaths(page, site(slug, '/used-cars-for-sale'));
  const counted = () => page.evaluate(() => localStorage.getItem('viewedPagesItems') ?? '');
  const visit = async (car: string, count: number) => {
    await gotoHydrated(page, site(slug, car));
    await expect.poll(counted).toContain(`"cars":{"countVisits":${count}`);
  };
  await publish.open(page, site(slug, first));
  await visit(first, 1);
  await publish.open(page, site(slug, path));
  await page.waitForTimeout(1000);
  await expect(windowOf(page, 'Three cars')).toHaveCount(0);
  await visit(second, 2);
  await gotoHydrated(page, site(slug, path));
  await expect(windowOf(page, 'Three cars')).toBeVisible();
});

test('waits for its seconds, speaks Spanish, and is finished by a followed link', async ({
  page,
  browser,
  site,
  lakeUrl,
}) => {
  const slug = 'summit';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('Later', {
    conditions: [{ pages: [`${path.slice(0, -4)}*`], timer: 30 }],
    kind: 'ModalHeadless',
  });
  await page.clock.install();
  const loaded = () => page.waitForResponse('**/api/popups*');
  const first = loaded();
  await publish.open(page, site(slug, `/es${path}`));
  await first;
  const popup = windowOf(page, 'Later es');
  await page.waitForTimeout(500);
  await page.clock.fastForward(10_000);
  // Its seconds begin anew after a page without popups.
  await page.locator('footer a[href="/es/legal/privacy-policy"]').click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.clock.fastForward(60_000);
  const second = loaded();
  await page.goBack();
  await second;
  await page.waitForTimeout(500);
  await expect(popup).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Mover' })).toHaveCount(0);
  await popup.getByRole('link', { name: 'el servicio' }).click();
  await expect(page).toHaveURL(site(slug, '/es/service'));
  await expect(popup).toHaveCount(0);
  const finished = () => page.evaluate(() => localStorage.getItem('finishedPopups') ?? '');
  expect(JSON.parse(await finished())).toHaveLength(1);
  const third = loaded();
  await gotoHydrated(page, site(slug, `/es${path}`));
  await third;
  await page.waitForTimeout(500);
  await page.clock.fastForward(30_000);
  await page.waitForTimeout(500);
  await expect(popup).toHaveCount(0);

  const still = await visitor(browser, false);
  await still.goto(site(slug, path));
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('A page');
  await expect(still.getByRole('dialog')).toHaveCount(0);
  await still.context().close();
});

test('shows what is seen and what is clicked one at a time, by priority', async ({ page, site, lakeUrl }) => {
  const slug = 'lakeshore';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  const onPage = { pages: [path] };
  const link = 'footer a[href="/legal/privacy-policy"]';
  await publish.popup('Seen', { conditions: [{ ...onPage, tagQuery: link }], background: false });
  await publish.popup('Low', { conditions: [{ ...onPage, itemClicked: 'main h1' }], priority: 1 });
  await publish.popup('High', {
    conditions: [{ ...onPage, itemClicked: 'main h1' }],
    priority: 2,
  });
  await publish.popup('Held out', {
    conditions: [{ ...onPage, itemClicked: 'main h1' }],
    priority: 3,
    holdOutPercent: 100,
  });
  await page.setViewportSize({ width: 1000, height: 500 });
  await publish.open(page, site(slug, path));
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(windowOf(page, 'High')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(windowOf(page, 'Low')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator(link).scrollIntoViewIfNeeded();
  await expect(windowOf(page, 'Seen')).toBeVisible();
  // The page beside it can be used.
  expect(await windowOf(page, 'Seen').evaluate((element) => element.matches(':modal'))).toBe(false);
  const height = async () => (await windowOf(page, 'Seen').boundingBox())?.height;
  await windowOf(page, 'Seen').getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(height).toBe(500);
  await windowOf(page, 'Seen').getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(height).toBeLessThan(500);
  await page.locator(link).click({ trial: true });
  await page.locator(link).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('follows advertising values once they may be used, and ignores a condition with a wrong param', async ({
  page,
  site,
  lakeUrl,
}) => {
  // Its visitors are asked first.
  const slug = 'lakeshore';
  await page.context().clearCookies();
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  const source = (rule: string, values?: string[]) => [{ _key: 'a', name: 'utm_source', rule, values }];
  await publish.popup('From the mail', {
    conditions: [{ pages: [path], adsValues: source('in', ['mail', 'letter']) }],
    priority: 3,
  });
  await publish.popup('Not from the radio', {
    conditions: [
      { pages: [path], adsValues: source('is') },
      { pages: [path], adsValues: source('not', ['radio']) },
    ],
  });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const loaded = page.waitForResponse('**/api/popups*');
  await publish.open(page, site(slug, `${path}?utm_source=mail`));
  expect(await (await loaded).json()).toMatchObject({ ads: {} });
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(windowOf(page, 'From the mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(windowOf(page, 'Not from the radio')).toBeVisible();
  expect(warnings.filter((warning) => warning.includes('Popup'))).toEqual([
    'Popup "Not from the radio": condition "c0" is ignored, because adsValues.utm_source is a wrong param.',
  ]);
});

test('opens a window where editors put it, which a careless click does not close', async ({
  page,
  site,
  lakeUrl,
  expectAccessible,
}) => {
  const slug = 'lakeshore';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('A window', {
    conditions: [{ pages: [path], itemClicked: 'main h1' }],
    position: { mobile: 'bottom', desktop: 'top' },
    button: text('Open it'),
    component: { type: 'component', form: 'contact' },
    frequencyCap: { times: 50, days: 1 },
  });
  await page.setViewportSize({ width: 1200, height: 900 });
  await publish.open(page, site(slug, path));
  await page.waitForTimeout(1000);
  await page.getByRole('heading', { level: 1 }).click();
  const opener = page.getByRole('button', { name: 'Open it' });
  await expectAccessible(page);
  // A form that can't be loaded can be asked for again.
  await page.route('**/api/popups/**', (route) => route.abort());
  await opener.click();
  await expect(page.locator('.toast', { hasText: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/popups/**');
  await opener.click();
  const popup = windowOf(page, 'A window');
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  expect(await popup.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (const name of ['Move', 'Full screen'])
    await expect(popup.getByRole('button', { name, exact: true })).toBeVisible();
  const box = async () => {
    const { y = Infinity, height = Infinity } = (await popup.boundingBox()) ?? {};
    return { isAtTop: y < 40, isOnScreen: height <= 900 * 0.9 + 1 };
  };
  await expect.poll(box).toEqual({ isAtTop: true, isOnScreen: true });

  // The form would be lost by a careless click beside it.
  await page.mouse.click(5, 895);
  await expect(popup).toBeVisible();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Tab');
  expect(
    await popup.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await expect(opener).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('makes a lead, mails the editors’ words, and goes on or closes as configured', async ({
  page,
  site,
  lakeUrl,
  expectAccessible,
}) => {
  const slug = 'lakeshore';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('Winter club', {
    conditions: [{ visitors: 'others', pages: [path], itemClicked: 'main h1' }],
    component: { type: 'component', form: 'userLeadPhoneVerification' },
    submitted: {
      type: 'html',
      title: text('You are in'),
      html: text('<p>Welcome to the club.</p>'),
      email: {
        subject: text('Welcome to the winter club'),
        text: text('We keep your tires.\n\nSee you soon.'),
      },
      track: 'winter_club',
      timeoutClose: 10,
    },
  });
  const elsewhere = await publish.page();
  await publish.popup('Second', {
    conditions: [{ pages: [path, elsewhere] }],
    quietHours: 0,
    component: {
      type: 'component',
      form: 'offer',
      offer: { _type: 'reference', _ref: 'offer-lakeshore-referral-bonus' },
    },
    submitted: { redirect: '/special-offers' },
    priority: -1,
  });
  await publish.popup('Only for strangers', {
    conditions: [{ visitors: 'others', pages: [path], itemClicked: 'main h1' }],
    priority: -2,
  });
  await publish.popup('A button for strangers', {
    conditions: [{ visitors: 'others', pages: [path] }],
    button: text('Join us'),
  });
  const button = page.getByRole('button', { name: 'Join us' });
  await page.clock.install();
  await publish.open(page, site(slug, path));
  await expect(windowOf(page, 'Second')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  const popup = windowOf(page, 'Winter club');
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  const person = somebody();
  await fill(page, { ...person, Email: 'ana' });
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByText('Please enter a valid email address')).toBeVisible();
  await fill(page, person);
  await popup.getByRole('button', { name: 'Send' }).click();
  await popup.getByRole('button', { name: 'Send a code' }).click();
  await popup.getByRole('textbox', { name: 'Code' }).fill(await codeFor(person.Phone));
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(windowOf(page, 'You are in').getByText('Welcome to the club.')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Its turn would be now, but they aren't a stranger any more.
  await page.clock.runFor(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toHaveCount(0);
  const lead = await mailAbout(person.Email);
  expect(lead.subject).toContain('Winter club');
  expect(lead.text).toContain(path);
  expect(lead.text).toContain('When to call: As soon as possible');
  const mail = await mailTo(person.Email);
  expect(mail.subject).toBe('Welcome to the winter club');
  expect(mail.text).toContain('We keep your tires.');

  // A lead gets no popup that is only for others.
  const namesAt = async (at: string): Promise<readonly string[]> => {
    const { popups, isLead } = await page.evaluate(
      async (of) => (await fetch(`/api/popups?path=${of}`)).json(),
      at,
    );
    expect(isLead).toBe(true);
    return popups.map(({ name }: { readonly name: string }) => name);
  };
  // Nor one with a form where they have just sent one.
  expect([await namesAt(path), await namesAt(elsewhere)]).toEqual([[], ['Second']]);

  await page.evaluate(() => sessionStorage.clear());
  await gotoHydrated(page, site(slug, elsewhere));
  await expect(windowOf(page, 'Second')).toBeVisible();
  const other = somebody();
  await fill(page, { ...other, Message: 'About the winter' });
  await windowOf(page, 'Second').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(site(slug, '/special-offers'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const claim = await mailAbout(other.Email);
  expect(claim.text).toContain('About the winter');
  expect(claim.text).toContain('$200 for sending a friend (referral-bonus)');
});

/** Opens a page with a button for visitors who are no leads, which a press of its heading brings. */
async function openForStrangers(browser: Browser, lakeUrl: string, url: string) {
  // A lost answer is an error on the browser's console, so the page is not the fixture's.
  const page = await visitor(browser);
  const publish = await publisher(lakeUrl, 'lakeshore');
  const name = `Join us ${crypto.randomUUID()}`;
  await publish.popup(name, {
    conditions: [{ visitors: 'others', pages: [new URL(url).pathname], itemClicked: 'main h1' }],
    button: text(name),
  });
  await publish.open(page, url);
  const button = page.getByRole('button', { name });
  await expect(async () => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().click();
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return {
    page,
    button,
    async [Symbol.asyncDispose]() {
      await page.context().close();
      await publish.deletePopups();
    },
  };
}

test('withdraws what is for strangers once a form is known to have arrived, though its first answer was lost', async ({
  browser,
  site,
  lakeUrl,
}) => {
  await using opened = await openForStrangers(browser, lakeUrl, site('lakeshore', '/contact-us'));
  const { page, button } = opened;
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries({ ...somebody(), Message: 'Hello' }))
    await main.getByLabel(label, { exact: true }).fill(value);
  const { status } = await loseNextAnswer(page);
  const send = main.getByRole('button', { name: 'Send' });
  await send.click();
  expect(await status).toBe(200);
  await expect(main.locator('.lead-form').getByRole('alert')).toContainText('Something went wrong');
  await expect(button, 'nobody knows yet who sent it').toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('withdraws what is for strangers once a form in a frame of ours was sent', async ({
  browser,
  site,
  lakeUrl,
}) => {
  const url = site('lakeshore', '/auto-financing/apply-for-financing');
  await using opened = await openForStrangers(browser, lakeUrl, url);
  const { page, button } = opened;
  const form = page.frameLocator('iframe');
  await form.getByLabel('Who is applying?').selectOption('Just me');
  await form.getByLabel('When would you like to buy?').selectOption('Within a month');
  for (const [label, value] of Object.entries(somebody())) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('offers a lead to unlock the inventory on a car’s page, once', async ({
  page,
  site,
  expectAccessible,
}) => {
  const slug = 'north-country';
  const [first = '', second = ''] = await carPaths(page, site(slug, '/used-cars-for-sale'));
  await gotoHydrated(page, site(slug, first));
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await gotoHydrated(page, site(slug, '/contact-us'));
  const person = somebody();
  for (const [label, value] of Object.entries(person))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();

  await gotoHydrated(page, site(slug, first));
  const popup = windowOf(page, 'Unlock Vehicle Inventory');
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await popup.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // It asks nothing that it knows: one press.
  await expect(popup.getByText(person.Email)).toBeVisible();
  await expect(popup.getByRole('textbox')).toHaveCount(0);
  await popup.getByRole('button', { name: 'See all cars' }).click();
  await expect(page.getByText('Access Granted!')).toBeVisible();
  await expect(popup).toHaveCount(0);
  const { text: unlocked } = await mailAbout(person.Email, 'Unlock inventory');
  expect(unlocked).toContain(first.slice(-17));

  await gotoHydrated(page, site(slug, second));
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('each named part is on the page that it is said to be on, and starts a popup there', async ({
  page,
  site,
  lakeUrl,
}) => {
  const slug = 'lakeshore';
  const [car = ''] = await carPaths(page, site(slug, '/used-cars-for-sale'));
  const paths: Readonly<Record<string, string>> = {
    [SEARCH_PAGE]: '/used-cars-for-sale',
    [VEHICLE_PAGE]: car,
    'contact-us': '/contact-us',
  };
  for (const name of PAGE_PART_NAMES) {
    const { page: named } = PAGE_PARTS[name];
    const { body } = await askSite(slug, named === null ? '/' : paths[named]);
    expect(body, name).toContain(`data-part="${name}"`);
  }
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('Pressed', { conditions: [{ pages: [path], pressesPart: 'footer' }] });
  await publish.open(page, site(slug, path));
  await page.locator('[data-part="footer"] p').click();
  await expect(windowOf(page, 'Pressed')).toBeVisible();
});

test('runs and loads nothing of 500 payloads, even without a content policy', async ({ page }) => {
  const { href } = testContext();
  const requests: string[] = [];
  await page.goto('about:blank');
  page.on('request', (request) => requests.push(request.url()));
  const parts = XSS_PAYLOADS.map((payload) => popupHtml(payload, href));
  expect(parts.length).toBeGreaterThan(500);
  await page.setContent(parts.map((part) => `<div>${part}</div>`).join(''));
  await page.evaluate((all) => {
    for (const part of all) document.body.append(document.createRange().createContextualFragment(part));
    for (const link of document.querySelectorAll('a'))
      link.addEventListener('click', (event) => event.preventDefault());
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      element.focus();
      element.click();
      element.dispatchEvent(new MouseEvent('mouseenter'));
    }
  }, parts);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  expect(requests.filter((url) => !url.startsWith('about:'))).toEqual([]);
});
