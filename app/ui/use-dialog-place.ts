import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, type DialogPosition, IN_PLACE, limitToViewport, nextPosition } from './dialog-place.ts';

interface Grasp {
  /** Pointer position. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly offset: typeof IN_PLACE;
}

/**
 * Position of a dialog: its chosen position plus the drag offset. It cannot be dragged out of the viewport. It
 * returns to its chosen position when the viewport is resized or the dialog is opened again.
 */
export function useDialogPlace(dialog: RefObject<HTMLDialogElement | null>, initial: DialogPosition) {
  const [position, setPosition] = useState(initial);
  const [offset, setOffset] = useState(IN_PLACE);
  const grasp = useRef<Grasp>(null);

  useEffect(() => {
    const putBack = () => setOffset(IN_PLACE);
    addEventListener('resize', putBack);
    return () => removeEventListener('resize', putBack);
  }, []);

  return {
    position,
    offset,
    /** Call when the dialog opens. */
    putBack: () => {
      setOffset(IN_PLACE);
      setPosition(initial);
    },
    /** Moves on to the next position without dragging (WCAG 2.5.7). */
    moveOn: () => {
      setOffset(IN_PLACE);
      setPosition(nextPosition(position));
    },
    /** Event handlers for the drag handle. */
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (dialog.current === null || isOnButton || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const box = dialog.current.getBoundingClientRect();
        grasp.current = { x: event.clientX, y: event.clientY, box, offset };
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        const grasped = grasp.current;
        if (grasped === null) return;
        const by = { x: clientX - grasped.x, y: clientY - grasped.y };
        const { clientWidth: width, clientHeight: height } = document.documentElement;
        const moved = limitToViewport(grasped.box, by, { width, height });
        setOffset({ x: grasped.offset.x + moved.x, y: grasped.offset.y + moved.y });
      },
      onLostPointerCapture() {
        grasp.current = null;
      },
    },
  };
}
