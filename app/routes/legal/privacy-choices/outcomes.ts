/** Actions on this page, as values of the submit buttons. */
export const ACTIONS = ['save', 'optOut', 'forget'] as const;
export type PrivacyAction = (typeof ACTIONS)[number];

/** Results of an action, as they appear in the page's query string. */
export const OUTCOMES = [...ACTIONS, 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Returns the result of the submitted form. Undefined if the query has none. */
export function outcomeIn(query: URLSearchParams): Outcome | undefined {
  const asked = query.get('done');
  return OUTCOMES.find((outcome) => outcome === asked);
}

/** ID of the element that shows the result, used as the URL fragment. */
export const NOTICE_ID = 'notice';
