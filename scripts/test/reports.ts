/** Where `npm test` leaves the reports of its test runners, and `npm run test:times` finds them. */
export const REPORT_FOLDER = 'node_modules/.cache/rooftop-test';
export const REPORTS = {
  vitest: `${REPORT_FOLDER}/vitest.json`,
  playwright: `${REPORT_FOLDER}/playwright.json`,
} as const;
