import { expect, test } from 'vitest';
import { runCompleteQuery, owned, paragraph } from '../../../../tests/support/content-queries.ts';
import { jobOpeningsQuery } from './job-opening.groq.ts';

const technician = {
  title: { en: 'Technician' },
  description: { en: [paragraph('You mend cars.')] },
  employmentType: 'FULL_TIME',
  postedOn: '2026-11-21',
};

test('uses the slug of a job opening, or its ID without one', async () => {
  const dataset = [
    owned('jobOpening', 'a', '1', {
      ...technician,
      slug: { current: 'technician-erie' },
      formerSlugs: ['tech'],
    }),
    owned('jobOpening', 'a', '2', technician),
  ];
  const openings = await runCompleteQuery(jobOpeningsQuery, dataset);
  expect(openings.map(({ slug, formerSlugs }) => [slug, formerSlugs])).toEqual([
    ['technician-erie', ['tech']],
    ['jobOpening-a-2', []],
  ]);
});
