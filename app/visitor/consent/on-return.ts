/**
 * Calls back whenever the visitor may come to this page from another one, where they may have made a choice: another
 * tab, another window that is visible as well, or a page after this one, from which the browser restores it. For
 * browsers only.
 * @returns stops it
 */
export function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  window.addEventListener('pageshow', callback);
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('pageshow', callback);
    window.removeEventListener('focus', callback);
  };
}
