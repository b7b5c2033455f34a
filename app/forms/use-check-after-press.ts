import { type RefObject, useEffect } from 'react';

/** What ends a press. A list that opens keeps the mouse's own end to itself; then the next key does. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * A field that somebody leaves by pressing something else is checked when the press is over. A message that came before
 * would move what is pressed away from under the finger, and the press would be lost.
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
      // After the click that it ends in.
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
    // Not `pointerdown`: of a finger it comes and goes before the focus moves.
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
