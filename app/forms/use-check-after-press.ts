import { type RefObject, useEffect } from 'react';

/** Events that end a press. A select that opens swallows its own mouseup; then the next key ends the press. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Validates a field that loses focus to a press only after the press has ended. If its error message appeared
 * earlier, it would move the pressed element away from the pointer, and the press would be lost.
 */
export function useCheckAfterPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const left = new Set<EventTarget>();
    const element = form.current;
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    const onEnd = () => {
      isPressed = false;
      // After the click that the press ends with.
      setTimeout(() => {
        for (const field of left)
          if (field !== document.activeElement)
            field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        left.clear();
      });
    };
    const onLeave = (event: FocusEvent) => {
      if (!isPressed || event.target === null) return;
      event.stopPropagation();
      left.add(event.target);
    };
    // Not `pointerdown`, because on touch screens it comes before the focus moves and ends early.
    document.addEventListener('mousedown', onPress, true);
    for (const end of ENDS) document.addEventListener(end, onEnd, true);
    element?.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('mousedown', onPress, true);
      for (const end of ENDS) document.removeEventListener(end, onEnd, true);
      element?.removeEventListener('focusout', onLeave);
    };
  }, [form]);
}
