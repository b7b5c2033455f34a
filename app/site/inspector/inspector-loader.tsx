import { useLocation } from '#app/framework.ts';
import { lazy, useEffect, useState } from 'react';
import { Optional } from '#app/ui/optional.tsx';
import { inspectorTicket, withoutInspectorTicket } from './inspector-path.ts';

const EventInspector = lazy(() => import('./event-inspector.tsx'));

/** Loads the event inspector if an editor came by a link of the Studio. It stays until the page is loaded again. */
export function InspectorLoader() {
  const [ticket] = useState(() => inspectorTicket(window.location.search));
  // Trackers pass on the URL. The router remembers it with its ticket, and may return to it.
  const location = useLocation();
  useEffect(() => {
    if (inspectorTicket(location.search) === null) return;
    const url = new URL(window.location.href);
    url.search = withoutInspectorTicket(url.search);
    window.history.replaceState(window.history.state, '', url);
  }, [location]);
  return (
    ticket !== null && (
      <Optional>
        <EventInspector ticket={ticket} />
      </Optional>
    )
  );
}
