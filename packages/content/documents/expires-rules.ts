import type { CustomValidator } from 'sanity';
import { EXPIRES } from './offer.ts';

const says = (value: unknown): boolean => JSON.stringify(value ?? null).includes(EXPIRES);

/** A validation rule for the disclaimer: an offer that says when it ends must end. A monthly one does, with every month. */
export const expiresIsKnown: CustomValidator = (value, { document }) =>
  says(value) && document?.['endDate'] === undefined && document?.['recurring'] === undefined
    ? `This offer has no last day, so ${EXPIRES} becomes "further notice", or its sentence is left out. Choose the last day, or take ${EXPIRES} out.`
    : true;

/** A validation rule for other texts of an offer: nothing is filled in there. */
export const saysNoExpires: CustomValidator = (value) =>
  says(value) ? `The website fills in ${EXPIRES} in the disclaimer only. Write it there.` : true;
