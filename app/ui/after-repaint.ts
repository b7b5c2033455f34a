/** Milliseconds to wait for the browser at most, such as in a tab that is not painted (spec 9). */
const PATIENCE_MS = 100;

/** Calls back once the browser has painted what a click changed, so that a press answers before the work it causes. */
export function afterRepaint(callback: () => void): void {
  let isCalled = false;
  const call = () => {
    if (isCalled) return;
    isCalled = true;
    callback();
  };
  setTimeout(call, PATIENCE_MS);
  requestAnimationFrame(() => setTimeout(call));
}
