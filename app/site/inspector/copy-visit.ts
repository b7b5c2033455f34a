/** Copies the editor's own visit for *Try a visit* in the Studio. For browsers only. */
import type { CopiedVisit } from '@rooftop/visits/popups/copied-visit';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { popupMemory } from '../popups/popup-memory.ts';
import { POPUPS_PATH } from '../popups/popups-path.ts';
import type { PopupsView } from '../popups/popups-view.server.ts';

type Answer = Pick<PopupsView, 'page' | 'isLead' | 'ads'>;

/** @param openedAt when the page was opened, in milliseconds of `performance.now` */
async function ownVisit(openedAt: number): Promise<CopiedVisit> {
  const query = new URLSearchParams({ path: window.location.pathname });
  const response = await fetch(checkPayloadUrl(`${POPUPS_PATH}?${query}`));
  if (!response.ok) throw new Error(`The popups of this page are not known: ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own answer
  const { page, isLead, ads } = (await response.json()) as Answer;
  const { finished, disabled, shownAt } = popupMemory();
  return {
    path: page.path,
    seconds: Math.floor((performance.now() - openedAt) / 1000),
    isLead,
    ads,
    answered: [...finished],
    closed: [...disabled],
    shownAt,
  };
}

/** Writes the visit to the clipboard. Rejects if the browser does not allow it, or the server does not answer. */
export async function copyVisit(openedAt: number): Promise<void> {
  await navigator.clipboard.writeText(JSON.stringify(await ownVisit(openedAt)));
}
