/**
 * Events that browsers tell us, to be passed on to advertisers, and their values in US dollars (spec 9). Those of
 * leads are not among them: they are told with the lead, so that nobody can count a lead that never was.
 */
export const BROWSER_EVENTS = {
  PageView: 0,
  ClickToCall: 5,
  ConversationStarted: 10,
} as const;
export type BrowserEvent = keyof typeof BROWSER_EVENTS;
