import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';

/** A job opening that is open on the date of `testContext`, at a store with the key `erie`. */
export const testOpening = (fields: Partial<JobOpening> = {}): JobOpening => ({
  id: 'jobOpening-alpha-technician',
  slug: 'technician',
  formerSlugs: [],
  title: 'Technician',
  department: 'Technician',
  storeKey: 'erie',
  description: [
    {
      _type: 'block',
      _key: 'a',
      children: [{ _type: 'span', _key: 's', text: 'You mend cars.' }],
      markDefs: [],
    },
  ],
  employmentType: 'FULL_TIME',
  pay: { from: 22_00, to: 28_50, per: 'HOUR' },
  postedOn: '2026-11-01',
  openUntil: '2026-12-31',
  ...fields,
});
