/**
 * Ends a script of another company that was refused after it had started, and that can't be stopped: only a new document
 * is without it. That document starts nothing that is refused, so it is not loaded over and over. For browsers only.
 */
import { loadFully, type PageLocation } from '../loading/load-fully.ts';
import { hasUnfinishedInput } from '../loading/unfinished-input.ts';

/** What `useNavigation` returns. */
interface PageNavigation {
  /** Of the page that is being opened. Undefined if there is none. */
  readonly location?: PageLocation | undefined;
  /** Undefined unless a form opens the page. */
  readonly formMethod?: string | undefined;
}

let navigation: PageNavigation = {};
let isNeeded = false;

/** Opens the page that is being opened by a full load, unless it shows the result of a form that is being sent. */
function openInstead({ location, formMethod = 'GET' }: PageNavigation): void {
  if (location === undefined || formMethod !== 'GET') return;
  loadFully(location);
}

/**
 * Reloads the page. If that would lose input, or another page is being opened, loads the document of the next page
 * instead.
 * @param isRefused whether the script is refused. False if it is allowed again, which needs no other document.
 */
export function endRefusedScript(isRefused: boolean): void {
  isNeeded = isRefused;
  if (!isNeeded) return;
  if (navigation.location !== undefined) openInstead(navigation);
  else if (!hasUnfinishedInput(document)) window.location.reload();
}

/** Notes every change of the page's navigation, and turns it into a full load if that is needed. */
export function followNavigation(now: PageNavigation): void {
  navigation = now;
  if (isNeeded) openInstead(now);
}
