/**
 * How a page learns that its visitor sent a form. Facts don't tell it of a form that was sent before, nor of one in a frame,
 * which is counted by itself. For browsers only.
 */
const LEAD_SENT = 'lead-sent';

/** Tells this page. A form in a frame of ours tells the page around it. */
export function announceLeadSent(): void {
  window.parent.dispatchEvent(new Event(LEAD_SENT));
}

/** Calls the listener after every form that was sent on this page. @returns stops it */
export function onLeadSent(listener: () => void): () => void {
  window.addEventListener(LEAD_SENT, listener);
  return () => window.removeEventListener(LEAD_SENT, listener);
}
