import type { CustomValidator } from 'sanity';
import { EXPIRES } from './offer.ts';

const says = (value: unknown): boolean => JSON.stringify(value ?? null).includes(EXPIRES);

/**
 * Validation rule for the disclaimer: an offer that mentions its end date must have one. A monthly offer ends each
 * month.
 */
export const expiresHasEndDate: CustomValidator = (value, { document }) =>
  says(value) && document?.['endDate'] === undefined && document?.['recurring'] === undefined
    ? `This offer has no last day, so ${EXPIRES} becomes "further notice", or its sentence is left out. Choose the last day, or take ${EXPIRES} out.`
    : true;

/** Validation rule for an offer's other texts, in which the date is not filled in. */
export const hasNoExpires: CustomValidator = (value) =>
  says(value) ? `The website fills in ${EXPIRES} in the disclaimer only. Write it there.` : true;
