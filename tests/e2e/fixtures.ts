import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { platformSettings } from './platform.ts';

/** The sign-in page returns 401 for a wrong password, and Chromium logs that to the console. */
const SIGN_IN_REFUSED = /status of 401.*\/auth\/login/;
/** The Studio API returns 403 until a code is entered, and Chromium logs that to the console. */
const CODE_NEEDED = /status of 403.*\/api\/desk\/(?:credit-applications|leads)\//;
/** The Studio API returns 409 if somebody else changed the lead first, and Chromium logs that to the console. */
const SOMEBODY_WAS_FASTER = /status of 409.*\/api\/desk\/leads\//;
/** A form is refused with 422 if its time was taken meanwhile, and Chromium logs that to the console. */
const TIME_TAKEN = /status of 422.*\/service\/schedule\.data/;
/** The Studio says goodbye when a page is left, even over a socket that is closing already. Chromium logs that. */
const STUDIO_LEFT = /^WebSocket is already in CLOSING or CLOSED state\. .*\/static\/WorkspaceLoader-/;
/** Somebody without rights was signed in to the shared Studio between two tests, and it asked whether they may come in. */
const NO_ACCESS = /status of 403.*\/access\/project\/rooftop\/requests\/state/;
/** A test cuts off the form of a popup, and Chromium logs that to the console. */
const POPUP_CUT_OFF = /net::ERR_FAILED .*\/api\/popups\/.*\.data/;
/** `loseNextAnswer` cuts off the answer to these forms, and Chromium logs that to the console. */
const ANSWER_LOST =
  /net::ERR_CONNECTION_RESET .*\/(?:apply-for-financing\/form|sell-trade-my-car\/your-vehicle|service\/schedule)\.data/;
const EXPECTED = [
  SIGN_IN_REFUSED,
  CODE_NEEDED,
  SOMEBODY_WAS_FASTER,
  TIME_TAKEN,
  STUDIO_LEFT,
  NO_ACCESS,
  POPUP_CUT_OFF,
  ANSWER_LOST,
];

interface Fixtures {
  /** Whether `page` prefetches what its links lead to, which costs a third of opening it. False by default. */
  prefetches: boolean;
  /** Returns the URL of a dealership's page: `site('lakeshore')` is its home page. */
  site: (slug: string, path?: string) => string;
  studioUrl: string;
  lakeUrl: string;
  /**
   * Fails if axe finds violations on the page in its current state (WCAG 2.2 AA and best practices).
   * @param within selector of the part to look at; all of the page by default
   */
  expectAccessible: (page: Page, within?: string) => Promise<void>;
  /** Fails if the page is wider than the screen at one of these widths. Leaves the page at the last one. */
  expectFits: (page: Page, widths: readonly number[]) => Promise<void>;
}

/** Fails if the page has errors on its console while it is used. */
export async function withoutErrors(page: Page, usePage: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(String(error));
  const onMessage = (message: ConsoleMessage) => {
    const text = `${message.text()} ${message.location().url}`;
    const isExpected = EXPECTED.some((known) => known.test(text));
    if (message.type() === 'error' && !isExpected) errors.push(text);
  };
  page.on('pageerror', onError).on('console', onMessage);
  await usePage();
  page.off('pageerror', onError).off('console', onMessage);
  expect(errors, 'errors on the browser console').toEqual([]);
}

/** Playwright's test with this platform's URLs. Any error on the browser's console fails the test. */
export const test = base.extend<Fixtures>({
  prefetches: [false, { option: true }],
  site: async ({}, use) =>
    use((slug, path = '/') => `http://${slug}.localhost:${platformSettings().PORT}${path}`),
  studioUrl: async ({}, use) => use(`http://localhost:${platformSettings().STUDIO_PORT}`),
  lakeUrl: async ({}, use) => use(`http://127.0.0.1:${platformSettings().LAKE_PORT}`),
  expectAccessible: async ({}, use) =>
    use(async (page, within) => {
      expect(await violationsOn(page, within)).toEqual([]);
    }),
  expectFits: async ({}, use) =>
    use(async (page, widths) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // Parts that React renders for a screen follow the resize a moment later.
        await expect.poll(tooWide, { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(0);
      }
    }),
  page: async ({ page, prefetches }, use) => {
    if (!prefetches)
      await page.addInitScript(() => {
        // The Studio's host is `localhost`, and it may look at other properties.
        if (window.location.hostname.endsWith('.localhost'))
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    await withoutErrors(page, () => use(page));
  },
});

export { expect };
