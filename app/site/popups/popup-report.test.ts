import { expect, test } from 'vitest';
import { createPopupReport } from './popup-report.ts';

type Report = ReturnType<typeof createPopupReport>;

test.each<[string, (report: Report) => void, (string | null)[]]>([
  ['a form without a code, at once', (report) => report.submitted(false), ['joined']],
  ['a form that waits for the code, not yet', (report) => report.submitted(true), []],
  [
    'a code, once',
    (report) => {
      report.submitted(true);
      report.codeEntered();
      report.left();
    },
    ['joined'],
  ],
  [
    'a skipped code, without the event',
    (report) => {
      report.submitted(true);
      report.left();
      report.codeEntered();
    },
    [null],
  ],
  [
    'a popup that closes after its form, once',
    (report) => {
      report.submitted(false);
      report.left();
      report.submitted(false);
    },
    ['joined'],
  ],
  ['a popup that was closed without its form, elsewhere', (report) => report.left(), []],
])('reports %s', (_what, happen, reported) => {
  const events: (string | null)[] = [];
  happen(createPopupReport('joined', (event) => events.push(event)));
  expect(events).toEqual(reported);
});
