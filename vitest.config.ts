import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,bench,packages,scripts,studio,tenants}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'tests/e2e/**'],
    setupFiles: ['tests/properties.ts'],
    globalSetup: ['packages/database/testing-setup.ts'],
    // The longest tests wait for others most of their time.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
