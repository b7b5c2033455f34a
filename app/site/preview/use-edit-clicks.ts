import { useEffect } from 'react';
import { readEditTarget } from './read-edit-target.ts';
import type { Studio } from './use-studio.ts';

/** Marks the element that a click would open. See preview.css. */
const MARK = 'data-edit';

/** The innermost element with a document of its own around what the pointer is over. */
const editable = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sanity]') : null;

/**
 * Opens in the Studio what is clicked in the preview, and outlines what that would be. Links elsewhere work as usual.
 * @param onPoint called with the reason why the element that is pointed at is shown, and with null for others
 */
export function useEditClicks(
  studio: Studio | null,
  isOn: boolean,
  onPoint: (why: string | null) => void,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let marked: HTMLElement | null = null;
    const mark = (element: HTMLElement | null) => {
      if (element === marked) return;
      marked?.removeAttribute(MARK);
      element?.setAttribute(MARK, '');
      marked = element;
      onPoint(element?.dataset['why'] ?? null);
    };
    const onPointer = (event: Event) => mark(editable(event));
    const onClick = (event: MouseEvent) => {
      const target = readEditTarget(editable(event)?.dataset['sanity'] ?? '');
      if (target === null || studio === null || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      studio.post('visual-editing/focus', { ...target, baseUrl: '' });
    };
    document.addEventListener('pointerover', onPointer);
    // Capture: before a link or a button acts.
    document.addEventListener('click', onClick, true);
    return () => {
      mark(null);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('click', onClick, true);
    };
  }, [studio, isOn, onPoint]);
}
