import type { JobOpening } from '@rooftop/content/documents/job-opening';

/** Path of the careers page, without the language. */
export const CAREERS_PATH = '/our-company/careers';

/** Path of a job opening's page, without the language. */
export const openingPath = ({ slug }: Pick<JobOpening, 'slug'>): string => `${CAREERS_PATH}/${slug}`;

/** ID of the heading above the application form. */
export const APPLICATION = 'application';
