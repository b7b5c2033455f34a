/** Where a page asks whether it may show the inspector. */
export const INSPECTOR_PATH = '/api/inspector';
/** Query parameter of the link from the Studio, and its value. */
export const INSPECT = ['inspect', 'events'] as const;
const TICKET = 'ticket';

/** The ticket in the query of the link from the Studio. Null in every other query. */
export function inspectorTicket(search: string): string | null {
  const parameters = new URLSearchParams(search);
  return parameters.has(...INSPECT) ? parameters.get(TICKET) : null;
}

/** The query without the ticket, which trackers would pass on with the page's URL. */
export function withoutInspectorTicket(search: string): string {
  if (inspectorTicket(search) === null) return search;
  const parameters = new URLSearchParams(search);
  parameters.delete(TICKET);
  return `?${parameters}`;
}
