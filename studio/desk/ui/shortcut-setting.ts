/** People who speak to their computer, or press keys by accident, can turn off single keys (WCAG 2.2, 2.1.4). */
const NAME = 'rooftop-desk-keys';

export const areShortcutsOn = (): boolean => localStorage.getItem(NAME) !== 'off';

export function setShortcuts(areOn: boolean): void {
  if (areOn) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, 'off');
}
