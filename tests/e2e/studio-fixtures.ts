/**
 * Playwright's test with one page of the Studio for all tests of a worker, to which `openStudio` signs somebody else in:
 * starting the Studio takes ten seconds of processor time. When a test fails, Playwright replaces the worker, and with
 * it the page.
 */
import type { Page } from '@playwright/test';
import { test as base, withoutErrors } from './fixtures.ts';
import { closeStudio } from './studio-session.ts';

export const test = base.extend<object, { studioPage: () => Promise<Page> }>({
  studioPage: [
    async ({ browser }, use) => {
      let page: Page | null = null;
      await use(async () => (page ??= await browser.newPage()));
    },
    { scope: 'worker' },
  ],
  page: async ({ studioPage, studioUrl }, use) => {
    const page = await studioPage();
    await withoutErrors(page, () => use(page));
    await closeStudio(page, studioUrl);
  },
});

export { expect } from './fixtures.ts';
