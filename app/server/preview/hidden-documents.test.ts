import type { Promotion } from '@rooftop/content/documents/promotion/promotion';
import { expect, test } from 'vitest';
import { createWording } from '#app/locales/wording.server.ts';
import { readPreviewSettings } from '#app/visitor/preview/preview-settings.ts';
import { testContent } from '../../../tests/support/website.ts';
import { hiddenDocuments } from './hidden-documents.ts';

const t = (await createWording())('en');
const now = new Date('2026-11-28T17:00:00Z');

const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: 'promotion-alpha-winter',
  position: 'grid-item',
  type: null,
  tags: [],
  url: null,
  title: 'Winter',
  description: null,
  img: null,
  additional: { category: null, ctaText: null },
  criterias: [],
  startDate: null,
  endDate: null,
  ...fields,
});

test.each<[fields: Partial<Promotion>, settings: string, why: string | undefined]>([
  [{}, '', undefined],
  [{ startDate: '2026-12-01' }, '', 'starts on 12/01/2026'],
  [{ startDate: '2026-12-01' }, 'at=2026-12-24T09:00', undefined],
  [{ endDate: '2026-11-27' }, '', 'ended on 11/27/2026'],
  [{ endDate: '2026-12-23' }, 'at=2026-12-24T09:00', 'ended on 12/23/2026'],
  [{ criterias: [{ subject: 'store', value: 'erie' }] }, '', 'only for visitors of erie'],
  [{ criterias: [{ subject: 'store', value: 'erie' }] }, 'store=erie', undefined],
  [{ criterias: [{ subject: 'page', value: 'home' }] }, '', undefined],
])('a promotion with %j is not shown with the settings %j because it %s', async (fields, settings, why) => {
  const content = testContent({ promotions: async () => [promotion(fields)] });
  const hidden = await hiddenDocuments(
    readPreviewSettings(settings),
    { timeZone: 'America/New_York' },
    content,
    { t, now },
  );
  expect(hidden[0]?.why).toBe(why);
  expect(hidden.map(({ edit }) => edit?.['data-sanity'])).toEqual(
    why === undefined ? [] : ['id=promotion-alpha-winter;type=promotion;path='],
  );
});
