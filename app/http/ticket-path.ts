/** A path with a ticket: a link from our emails. Whoever has the ticket may act for someone, so nobody else may learn it. */
const TICKET =
  /^((?:\/[a-z]{2})?\/(?:appointment|held-leads|sell-trade-my-car\/certificate|stop-mail)\/)[^/]+/i;

/** Whether a path has a ticket. */
export const hasTicket = (path: string): boolean => TICKET.test(path);

/** The path with `:ticket` in place of its ticket. */
export const withoutTicket = (path: string): string => path.replace(TICKET, '$1:ticket');
