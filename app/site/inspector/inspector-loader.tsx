import { lazy, useState } from 'react';
import { Optional } from '../../ui/optional.tsx';
import { INSPECT } from './inspector-path.ts';

const EventInspector = lazy(() => import('./event-inspector.tsx'));

/** The ticket in the link from the Studio. Null on every other page. */
function inspectorTicket(): string | null {
  const parameters = new URLSearchParams(window.location.search);
  return parameters.has(...INSPECT) ? parameters.get('ticket') : null;
}

/** Loads the event inspector if an editor came by a link of the Studio. It stays until the page is loaded again. */
export function InspectorLoader() {
  const [ticket] = useState(inspectorTicket);
  return (
    ticket !== null && (
      <Optional>
        <EventInspector ticket={ticket} />
      </Optional>
    )
  );
}
