import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Box,
  type DialogPosition,
  IN_PLACE,
  limitToViewport,
  nextPosition,
  type Offset,
} from './dialog-place.ts';

interface Grasp {
  /** Pointer position. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly offset: Offset;
}

/** Pixels by which an arrow key moves a dialog. */
const STEP = 24;
const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

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

  const moveBy = (box: Box, from: Offset, by: Offset) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const moved = limitToViewport(box, by, { width, height });
    setOffset({ x: from.x + moved.x, y: from.y + moved.y });
  };

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
    /** Moves the dialog with the arrow keys. */
    onArrow: (event: KeyboardEvent) => {
      const by = ARROWS[event.key];
      if (by === undefined || dialog.current === null) return;
      event.preventDefault();
      moveBy(dialog.current.getBoundingClientRect(), offset, by);
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
        moveBy(grasped.box, grasped.offset, { x: clientX - grasped.x, y: clientY - grasped.y });
      },
      onLostPointerCapture() {
        grasp.current = null;
      },
    },
  };
}
