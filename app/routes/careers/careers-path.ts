import type { JobOpening } from '@rooftop/content/documents/job-opening';

/** Where one applies for work, without the language. */
export const CAREERS_PATH = '/our-company/careers';

/** The address of a position's page, without the language. */
export const openingPath = ({ slug }: Pick<JobOpening, 'slug'>): string => `${CAREERS_PATH}/${slug}`;

/** Where one applies on that page: id of a heading. */
export const APPLICATION = 'application';
