import type { ConditionalPropertyCallback } from 'sanity';

/** Makes a field read-only in every document, or hides it, for users who are no agency. */
export const exceptForAgencies = ({
  currentUser,
}: Pick<Parameters<ConditionalPropertyCallback>[0], 'currentUser'>): boolean =>
  !currentUser?.roles.some(({ name }) => name === 'administrator' || name === 'agency');
