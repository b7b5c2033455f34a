/** What a visitor can have done on this page: the value of the button that he pressed. */
export const DEEDS = ['save', 'optOut', 'forget'] as const;
export type Deed = (typeof DEEDS)[number];

/** What came of it, as the address of the page says it then. */
export const OUTCOMES = [...DEEDS, 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The element that says it, and the fragment that leads to it. */
export const NOTICE_ID = 'notice';
