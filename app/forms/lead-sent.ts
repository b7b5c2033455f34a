/**
 * Notifies a page that its visitor sent a form. The fact `formSent` isn't enough: a repeated form has none, and a form in a
 * frame publishes to the frame's own subscribers. For browsers only.
 */
const LEAD_SENT = 'lead-sent';

/** Notifies this page, or the page around the frame that the form is in. */
export function announceLeadSent(): void {
  window.parent.dispatchEvent(new Event(LEAD_SENT));
}

/** Calls the listener after every form that was sent on this page. Returns a function that stops listening. */
export function onLeadSent(listener: () => void): () => void {
  window.addEventListener(LEAD_SENT, listener);
  return () => window.removeEventListener(LEAD_SENT, listener);
}
