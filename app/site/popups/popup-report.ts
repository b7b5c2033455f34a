/** How a popup ended, once that is known, with the editors' tracking event if there is one to track. */
export type ReportPopup = (event: string | null) => void;

/**
 * Decides when a submitted popup is reported. That is at once, but the event of one that has the phone number verified
 * says that it was: it is tracked after the code, and not at all for visitors who skip it or leave (decision 114).
 * @param track the editors' event, or null
 * @param report called once
 */
export function createPopupReport(track: string | null, report: ReportPopup) {
  let state: 'open' | 'waiting' | 'reported' = 'open';
  const end = (event: string | null) => {
    if (state === 'reported') return;
    state = 'reported';
    report(event);
  };
  return {
    /** @param waitsForCode whether the visitor is now asked for a code */
    submitted(waitsForCode: boolean): void {
      if (state !== 'open') return;
      if (waitsForCode) state = 'waiting';
      else end(track);
    },
    codeEntered: () => end(track),
    /** The visitor skipped the code, or the popup is gone. */
    left(): void {
      if (state === 'waiting') end(null);
    },
  };
}
