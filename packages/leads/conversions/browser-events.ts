/**
 * Events that browsers report for advertisers, with their values in US dollars (spec 9). Lead events are not among
 * them: the server reports those with the lead, so that nobody can count a lead that doesn't exist.
 */
export const BROWSER_EVENTS = {
  PageView: 0,
  ClickToCall: 5,
  ConversationStarted: 10,
} as const;
export type BrowserEvent = keyof typeof BROWSER_EVENTS;
