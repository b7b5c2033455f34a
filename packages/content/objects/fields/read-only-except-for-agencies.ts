import type { ConditionalPropertyCallback } from 'sanity';

/** Makes a field read-only for non-agency users in every document. */
export const readOnlyExceptForAgencies = ({
  currentUser,
}: Pick<Parameters<ConditionalPropertyCallback>[0], 'currentUser'>): boolean =>
  !currentUser?.roles.some(({ name }) => name === 'administrator' || name === 'agency');

/** Hides a field that means nothing to a marketer from non-agency users. */
export const hiddenExceptForAgencies: typeof readOnlyExceptForAgencies = (context) =>
  readOnlyExceptForAgencies(context);
