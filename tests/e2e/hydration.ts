import { errors, type Page, type Response } from '@playwright/test';

/** Runs in the browser: whether React has hydrated the page. */
export const isHydrated = () =>
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'));

/** Milliseconds. Playwright can miss the end of a request, of a prefetch for instance, and would wait forever. */
const IDLE_WITHIN = 30_000;

/** Waits until the page loads nothing anymore. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_WITHIN }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Waits until React has hydrated the page. Before that, a click does what it does without JavaScript. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // For the data of deferred parts. An idle network alone means little on a busy machine, which runs scripts late.
  await waitUntilIdle(page);
  await page.waitForFunction(isHydrated);
}

/** Opens a page and waits until React has hydrated it, unless the browser runs no JavaScript. */
export async function gotoHydrated(
  page: Page,
  url: string,
  javaScriptEnabled = true,
): Promise<Response | null> {
  const response = await page.goto(url);
  if (javaScriptEnabled) await waitUntilHydrated(page);
  return response;
}
