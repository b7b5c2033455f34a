import { defineConfig } from '@playwright/test';

/** Root needs --no-sandbox; the other flags keep Chromium from contacting its own services. */
const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-platform.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...(process.env['CHROMIUM_PATH'] ? {} : { channel: 'chromium' }),
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
    // isbot treats HeadlessChrome as a bot, and bots get different responses.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    // A trace costs a sixth of the time. `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
