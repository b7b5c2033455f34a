/** Actions on this page, as values of the submit buttons. */
export const ACTIONS = ['save', 'optOut', 'forget'] as const;
export type PrivacyFormAction = (typeof ACTIONS)[number];

/** Results of an action, as they appear in the page's query string. */
const PRIVACY_OUTCOMES = [...ACTIONS, 'failed'] as const;
export type PrivacyOutcome = (typeof PRIVACY_OUTCOMES)[number];

/** Returns the result of the submitted form. Undefined if the query has none. */
export function outcomeIn(query: URLSearchParams): PrivacyOutcome | undefined {
  const name = query.get('done');
  return PRIVACY_OUTCOMES.find((outcome) => outcome === name);
}

/** ID of the element that shows the result, used as the URL fragment. */
export const NOTICE_ID = 'notice';
