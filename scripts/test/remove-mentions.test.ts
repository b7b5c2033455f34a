import { expect, test } from 'vitest';
import { withoutMentions } from './remove-mentions.ts';

test.each([
  {
    what: 'what a list passes on from a package',
    file: 'packages/platform/jobs/jobs.ts',
    text: "export { aJob } from '@rooftop/leads/a.job';\nexport { bJob } from '@rooftop/leads/b.job';",
    own: ['packages/leads/a.job.ts'],
    removed: ["export { aJob } from '@rooftop/leads/a.job';"],
  },
  {
    what: 'an import, and every line with its names',
    file: 'app/blocks/views.ts',
    text: "import { Hero, type HeroView as View } from './hero/hero.tsx';\nconst VIEWS = {\n  hero: Hero,\n  heroes: Heroes,\n};\nlet view: View;",
    own: ['app/blocks/hero/'],
    removed: [
      "import { Hero, type HeroView as View } from './hero/hero.tsx';",
      '  hero: Hero,',
      'let view: View;',
    ],
  },
  {
    what: 'a script of package.json',
    file: 'package.json',
    text: '{\n  "visits": "node scripts/visits.ts",\n  "web": "node app/server.ts"\n}',
    own: ['scripts/visits.ts', 'scripts/visits/'],
    removed: ['  "visits": "node scripts/visits.ts",'],
  },
  {
    what: 'nothing of another file with that name',
    file: 'scripts/other/list.ts',
    text: "export { visits } from './visits.ts';",
    own: ['scripts/visits.ts'],
    removed: [],
  },
  {
    what: 'its row of a table',
    file: 'packages/leads/destination.ts',
    text: "const ROWS = {\n  mail: { en: 'Mail' },\n  webhook: { en: 'Webhook' },\n};",
    own: ['packages/leads/channels/webhook.ts'],
    key: 'webhook',
    removed: ["  webhook: { en: 'Webhook' },"],
  },
  {
    what: 'its rows in the documents of a test',
    file: 'packages/content/blocks/blocks.test.ts',
    text: "test(\n  { _type: 'heroSlides', a },\n  { _type: 'hero', a },\n);",
    own: ['app/blocks/hero/'],
    key: 'hero',
    removed: ["  { _type: 'hero', a },"],
  },
])('removes $what', ({ file, text, own, key, removed }) => {
  const without = withoutMentions(file, text, own, key);
  expect(without.removed).toEqual(removed);
  expect(without.text.split('\n')).toHaveLength(text.split('\n').length - removed.length);
});
