/**
 * Part of `npm run lint` and `npm test`: fails if something that is rendered or decided for a visitor asks the machine for the
 * time. A request has one clock, `context.now`, which a preview sets (decision 127).
 */
import { globSync, readFileSync } from 'node:fs';
import { say } from '../terminal.ts';
import { clockLines } from './clock-lines.ts';

/** Files that may ask the machine, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/server/create-context.ts': 'It is the clock of requests.',
  'app/server/preview/preview.ts': 'When a ticket ends, and the clock of the bar.',
  'app/server/page-cache/render-for-cache.ts': 'When a cached page ends.',
  'app/server/page-cache/dependencies.ts': 'When a cached page ends.',
  'app/server/inspector/event-inspector.ts': 'When a ticket ends.',
  'app/server/maps/static-map.ts': 'When a cached map ends.',
  'app/server/page-cache/page-cache.ts': 'When a cached page ends.',
  'app/server/visits/collect-visits.ts': 'The day of a count. Visits of previews are not counted.',
  'app/forms/spam-filter/create-spam-filter.ts': 'How old a form is. Previews send none.',
  'app/ui/toast/toast-queue.ts': 'A timer.',
  'app/visitor/visitor-sessions.ts': 'When an advertiser’s parameter ends. Previews have none.',
  'app/visitor/phone/ask-phone-validation.ts': 'A timer.',
  'app/site/loading/use-failed-code.ts': 'A timer.',
  'app/site/loading/follow-builds.ts': 'A timer.',
  'app/site/popups/page-popups.ts': 'How long ago this browser saw a popup.',
  'app/site/popups/popup-memory.ts': 'How long ago this browser saw a popup.',
  'app/site/tracking/trackers/tag-manager.ts': 'What Google’s script is told. Previews have none.',
  'app/site/tracking/trackers/google-analytics.ts': 'What Google’s script is told. Previews have none.',
  'packages/content/objects/dates/run-fields.ts': 'The first value of a field in the Studio.',
  'packages/content/checks/dealership-facts.ts': 'What an editor in the Studio checks today.',
  'packages/content/create-content.ts': 'When a cached result ends.',
};

const files = globSync(
  '{app,packages/content,packages/finance,packages/listing,packages/tenancy,packages/visits/popups}/**/*.{ts,tsx}',
  { exclude: ['**/{node_modules,build}'] },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\.schema\.ts$/.test(path))
  // Processes, and what editors and staff ask of the website.
  .filter(
    (path) => !/^app\/(?:server|worker)\.ts$|^app\/server\/(?:studio-api|guard|monitoring)\//.test(path),
  );

const asking = new Map(
  files.flatMap((path) => {
    const lines = clockLines(readFileSync(path, 'utf8'));
    return lines.length === 0 ? [] : [[path, lines]];
  }),
);
for (const [path, lines] of asking) {
  if (Object.hasOwn(ALLOWED, path)) continue;
  say(`${path}:${lines.join()} asks the machine for the time. Use the request’s clock, context.now.`);
  process.exitCode = 1;
}
for (const path of Object.keys(ALLOWED).filter((allowed) => !asking.has(allowed))) {
  say(`${path} asks no clock. Remove it from scripts/test/check-clock.ts.`);
  process.exitCode = 1;
}
