/** Things that are added often, each with an example, and how many files it touches. */
import { globSync } from 'node:fs';
import { PAGE_BLOCKS } from '@rooftop/content/blocks/page-blocks';
import { settingsShape } from '@rooftop/content/documents/dealership/settings/settings.groq';
import { offerShape } from '@rooftop/content/documents/offer/offer.groq';
import { conditionShape } from '@rooftop/content/documents/popup/popup-condition.groq';
import { PAGE_IDS } from '@rooftop/content/pages.generated';
import { SORTS } from '@rooftop/inventory/index/query';
import { CHANNELS } from '@rooftop/leads/destination';
import { kinds } from '@rooftop/leads/kinds/kinds';
import type { Thing } from './touched-files.ts';

const CODE = ['app', 'packages', 'studio', 'scripts', 'tools', 'tests', 'bench'] as const;
const BELOW_APP = CODE.filter((folder) => folder !== 'app');

const camelCase = (text: string): string =>
  text.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const documentTypes = globSync('packages/content/documents/*/*.schema.ts').flatMap(
  (path) => /([\w-]+)\/\1\.schema\.ts$/.exec(path.replaceAll('\\', '/'))?.slice(1).map(camelCase) ?? [],
);

export const THINGS: readonly Thing[] = [
  {
    thing: 'page',
    names: ['routes/held-lead/route', 'heldLead.release'],
    own: ['app/routes/held-lead/'],
    kind: PAGE_IDS,
    folders: CODE,
    limit: 7,
    aim: 6,
  },
  {
    thing: 'block',
    names: ['countdown', 'countdownBlock', 'countdownFields', './countdown/countdown.schema.ts'],
    own: ['app/blocks/countdown/', 'packages/content/blocks/countdown/'],
    kind: PAGE_BLOCKS,
    folders: CODE,
    limit: 7,
    aim: 7,
  },
  {
    thing: 'lead form',
    names: ['APPLY_FINANCING', 'confirmation.financing'],
    own: [
      'app/routes/apply-for-financing/form/pre-approval-form-view',
      'packages/leads/kinds/apply-financing.',
      'packages/forms/lead-forms/apply-financing-form.ts',
    ],
    kind: Object.keys(kinds),
    folders: CODE,
    limit: 9,
    aim: 7,
  },
  {
    thing: 'delivery channel',
    names: ['webhook'],
    own: ['packages/leads/channels/webhook'],
    kind: CHANNELS,
    folders: CODE,
    limit: 5,
    aim: 5,
  },
  {
    thing: 'sort option',
    names: ['priceHigh', 'sorts.priceHigh'],
    own: [],
    kind: SORTS,
    folders: CODE,
    limit: 4,
    aim: 4,
  },
  {
    thing: 'popup condition',
    names: ['tagQuery'],
    own: [],
    kind: Object.keys(conditionShape.shape),
    folders: CODE,
    limit: 7,
    aim: 4,
  },
  {
    thing: 'setting',
    names: ['symmetricConsent'],
    own: [],
    kind: Object.keys(settingsShape.shape),
    folders: CODE,
    limit: 5,
    aim: 3,
  },
  {
    thing: 'document type',
    names: ['jobOpening', 'jobOpenings', 'jobOpeningsQuery', 'jobOpeningShape'],
    own: ['packages/content/documents/job-opening/'],
    kind: documentTypes,
    folders: BELOW_APP,
    limit: 11,
    aim: 7,
  },
  {
    thing: 'field of offers',
    names: ['offerType'],
    own: [],
    kind: Object.keys(offerShape.shape),
    folders: CODE,
    limit: 6,
    aim: 6,
  },
];
