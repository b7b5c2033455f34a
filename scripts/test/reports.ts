/** Where the test commands leave their reports, and `npm run test:times` finds them. */
export const REPORT_FOLDER = 'node_modules/.cache/rooftop-test';
export const REPORTS = {
  vitest: `${REPORT_FOLDER}/vitest.json`,
  playwright: `${REPORT_FOLDER}/playwright.json`,
  /** `FileTimes` of each file that vitest ran. */
  files: `${REPORT_FOLDER}/files.json`,
  /** `StepTimes` of each step, in the order in which they ended. */
  steps: `${REPORT_FOLDER}/steps.json`,
} as const;

/** Milliseconds of the parts of a test file. */
export interface FileTimes {
  readonly file: string;
  readonly import: number;
  readonly setUp: number;
  readonly tests: number;
}

/** A step of a test run. */
export interface StepTimes {
  readonly name: string;
  /** Seconds from its start to its end. */
  readonly elapsed: number;
  /**
   * Share of the machine's processor time in which the processors had nothing to do, from 0 to 1. Null for steps that
   * ran beside others.
   */
  readonly idle: number | null;
}
