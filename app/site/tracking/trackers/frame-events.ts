import type { AscEvent } from '@rooftop/visits/asc/asc-event';
import { readFrameEvent } from '@rooftop/visits/asc/frame-event';

/** The standard's name for the one listener of a page. Others that find it stay away. */
const GUARD = '__ascUniversalListenerLoaded';

/**
 * Listens to tools in frames that ask to send events of the ASC standard.
 * @param origins whose frames may ask
 */
export function listenToFrames(origins: readonly string[], onEvent: (event: AscEvent) => void): void {
  if (origins.length === 0 || Reflect.get(window, GUARD) === true) return;
  Reflect.set(window, GUARD, true);
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const event = origins.includes(origin) ? readFrameEvent(data) : null;
    if (event !== null) onEvent(event);
  });
}
