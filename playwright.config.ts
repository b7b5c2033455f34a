import { defineConfig } from '@playwright/test';
import { CONSENT_MAX_AGE } from './packages/visits/consent.ts';

/** Root needs --no-sandbox; the other flags keep Chromium from contacting its own services. */
const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const launchOptions = {
  args: chromiumFlags,
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
};

/** Tests that look at pictures, at what they do to a layout, at motion, or at every request of a page. */
const WITH_PICTURES =
  /(collector|consent|experiments|loading|page-kinds|photos|print|quiet-studio|themes|trackers|vehicle-page|whole-page)\.spec\.ts$/;

/** Tests that share one signed-in Studio (`tests/e2e/studio-fixtures.ts`), so one worker runs them all. */
const STUDIO =
  /e2e\/(change-slug|lead-rules|marketers-day|new-dealership|readme|restore|studio-[\w-]+)\.spec\.ts$/;

/** Playwright's own settings for a headless browser with a mouse, which ours replace. */
const MOUSE = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/** Without the pictures and motion of pages. */
const withoutPictures = {
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    ...launchOptions,
    args: [...chromiumFlags, `--blink-settings=${[...MOUSE, 'imagesEnabled=false'].join(',')}`],
  },
};

/** The shipped dealerships' hosts. */
const HOSTS = ['lakeshore.localhost', 'north-country.localhost', 'summit.localhost'];
const bannerClosed = (domain: string) => ({
  name: 'displayCookies',
  value: 'hide',
  domain,
  path: '/',
  expires: Math.round(Date.now() / 1000) + CONSENT_MAX_AGE,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,smoke}/*.spec.ts',
  globalSetup: './tests/e2e/start-platform.ts',
  fullyParallel: false,
  // As many as the smallest machine has processors. One more saves little, and leaves browsers too slow for some tests.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Many times what the longest test takes. Its actions and expectations have limits of their own.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    // Below the test's timeout, so that a failure names the action that waited.
    actionTimeout: 60_000,
    ...(process.env['CHROMIUM_PATH'] ? {} : { channel: 'chromium' }),
    launchOptions,
    // isbot treats HeadlessChrome as a bot, and bots get different responses.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    // Visitors who have closed the cookie banner, which would cover what the tests press; tests/e2e/consent.spec.ts has
    // others. What they allow is what their dealership's tier does.
    storageState: { cookies: HOSTS.map(bannerClosed), origins: [] },
    // A trace costs a sixth of the time. `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Fetching, decoding and painting pictures is a fifth of a page's time, and the server encodes each of them first;
  // painting motion is a tenth.
  projects: [
    { name: 'studio', testMatch: STUDIO, workers: 1, use: withoutPictures },
    { name: 'with pictures', testMatch: WITH_PICTURES },
    { name: 'without pictures', testIgnore: [STUDIO, WITH_PICTURES], use: withoutPictures },
  ],
});
