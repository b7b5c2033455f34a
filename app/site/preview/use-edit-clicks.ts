import { useEffect } from 'react';
import { editableAt } from './editable-at.ts';
import type { EditedField } from './read-edit-target.ts';
import type { Studio } from './use-studio.ts';

/** Marks the element that a click would open. See preview.css. */
const MARK = 'data-edit';

/** Milliseconds that the Studio needs to open a form. */
const OPENING_MS = 150;

/**
 * Opens a field's form. The Studio doesn't open the field that it opened last, though its form may have been closed since,
 * so it is asked for what is around it first.
 */
function openField(studio: Studio, field: EditedField): void {
  const [around = ''] = field.path.split(/[.[]/);
  const focus = (path: string) => studio.post('visual-editing/focus', { ...field, path, baseUrl: '' });
  focus(around);
  if (around !== field.path) window.setTimeout(focus, OPENING_MS, field.path);
}

/**
 * Opens in the Studio what is clicked in the preview, a text in its field, and outlines what that would be. Links of menus,
 * and others outside of blocks, work as usual. With the Alt key it is the other way around.
 * @param onPoint called with the reason why the element that is pointed at is shown, and with null for others
 */
export function useEditClicks(
  studio: Studio | null,
  isOn: boolean,
  onPoint: (why: string | null) => void,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let marked: Element | null = null;
    const mark = (element: Element | null) => {
      if (element === marked) return;
      marked?.removeAttribute(MARK);
      element?.setAttribute(MARK, '');
      marked = element;
      onPoint(element?.closest('[data-why]')?.getAttribute('data-why') ?? null);
    };
    const onPointer = ({ target }: Event) => {
      const editable = editableAt(target);
      mark(editable === null || editable.isMenuLink ? null : editable.element);
    };
    const onClick = (event: MouseEvent) => {
      const editable = editableAt(event.target);
      if (editable === null || studio === null || event.altKey !== editable.isMenuLink) return;
      event.preventDefault();
      event.stopPropagation();
      openField(studio, editable.field);
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
