/** Milliseconds in which a page settles after a form has gone: what was above it, and the height of a frame. */
const SETTLED_MS = 1_000;

/**
 * Brings an element into view, and again whenever the page's height changes shortly afterwards. A part of what surrounds
 * it may be in view already, such as in a dialog that was scrolled down to its button.
 * @returns how to stop
 */
export function keepInView(element: Element | null): () => void {
  // An observer also reports once when it begins.
  const observer = new ResizeObserver(() => element?.scrollIntoView({ block: 'nearest' }));
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  const settled = setTimeout(stop, SETTLED_MS);
  return () => {
    clearTimeout(settled);
    stop();
  };
}
