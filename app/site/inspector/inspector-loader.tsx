import { useLocation } from '@remix-run/react';
import { lazy, useEffect, useState } from 'react';
import { Optional } from '../../ui/optional.tsx';
import { INSPECT } from './inspector-path.ts';

const EventInspector = lazy(() => import('./event-inspector.tsx'));
const TICKET = 'ticket';

/** The ticket in the link from the Studio. Null on every other page. */
function inspectorTicket(): string | null {
  const parameters = new URLSearchParams(window.location.search);
  return parameters.has(...INSPECT) ? parameters.get(TICKET) : null;
}

/** Takes the ticket out of the URL, which trackers pass on. */
function hideTicket(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(TICKET);
  window.history.replaceState(window.history.state, '', url);
}

/** Loads the event inspector if an editor came by a link of the Studio. It stays until the page is loaded again. */
export function InspectorLoader() {
  const [ticket] = useState(inspectorTicket);
  // The router remembers the URL with its ticket, and may return to it.
  const location = useLocation();
  useEffect(() => {
    if (ticket !== null && new URLSearchParams(location.search).has(TICKET)) hideTicket();
  }, [ticket, location]);
  return (
    ticket !== null && (
      <Optional>
        <EventInspector ticket={ticket} />
      </Optional>
    )
  );
}
