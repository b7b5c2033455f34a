import type { Fact } from '@rooftop/visits/facts';
import type { Location } from '#app/framework.ts';

/**
 * Identifies what a page shows, whose facts are published once. It stays the same when the visitor jumps to an anchor or
 * follows a link to the page itself, which change `location.key`. It has the step of a form, because a step is also shown
 * at the URL of a later one that can't be reached yet.
 */
export const shownPageKey = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  facts: readonly Fact[],
): string =>
  [
    pathname + search,
    ...facts.map((fact) => (fact.kind === 'formStepped' ? `step ${fact.step}` : fact.kind)),
  ].join(' ');
