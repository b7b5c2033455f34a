/** Tells the list of cars that one of them was changed beside it. */
const changes = new EventTarget();
const CHANGED = 'changed';

export const tellCarChanged = (): void => void changes.dispatchEvent(new Event(CHANGED));

/** @returns a function that stops calling the listener */
export function onCarChanged(listener: () => void): () => void {
  changes.addEventListener(CHANGED, listener);
  return () => changes.removeEventListener(CHANGED, listener);
}
