/** Actions on this page, as values of the submit buttons. */
export const DEEDS = ['save', 'optOut', 'forget'] as const;
export type Deed = (typeof DEEDS)[number];

/** Results of an action, as they appear in the page's query string. */
export const OUTCOMES = [...DEEDS, 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** ID of the element that shows the result, used as the URL fragment. */
export const NOTICE_ID = 'notice';
