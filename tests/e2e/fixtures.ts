import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { platformSettings } from './platform.ts';

/**
 * What the Studio says of its own: without a network, before somebody signs in, of a ping that it sends now and then
 * without its token, and of what the lake does not have yet.
 */
const STUDIO_COMPLAINTS = [
  /sanity-cdn\.com|sanity\.io/,
  /Failed to fetch version for package/,
  /status of 401.*\/(users\/me|auth\/login|data\/ping)/,
  /\/socket\/production/,
  /\/agent\/[^/]+\/bundles/,
  /EventSource's response has a status 404/,
];

interface Fixtures {
  /** The address of a dealership's page: `site('lakeshore')` is its home page. */
  site: (slug: string, path?: string) => string;
  studioUrl: string;
  lakeUrl: string;
  /** Fails unless axe finds nothing to object to on the page as it stands (WCAG 2.2 AA and best practices). */
  expectAccessible: (page: Page) => Promise<void>;
}

/** Playwright's test, with this platform's addresses; anything on the browser's error console fails it. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) =>
    use((slug, path = '/') => `http://${slug}.localhost:${platformSettings().PORT}${path}`),
  studioUrl: async ({}, use) => use(`http://localhost:${platformSettings().STUDIO_PORT}`),
  lakeUrl: async ({}, use) => use(`http://127.0.0.1:${platformSettings().LAKE_PORT}`),
  expectAccessible: async ({}, use) =>
    use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    }),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !STUDIO_COMPLAINTS.some((known) => known.test(text)))
        errors.push(text);
    });
    await use(page);
    expect(errors, 'errors on the browser console').toEqual([]);
  },
});

export { expect };
