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

/** The offset after a movement, as far as the viewport allows it. */
function movedBy(box: Box, from: Offset, by: Offset): Offset {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const moved = limitToViewport(box, by, { width, height });
  return { x: from.x + moved.x, y: from.y + moved.y };
}

/** Where a dialog will be at the end of its transition. Null if it is maximized, so that the offset doesn't apply. */
function restingBox(dialog: HTMLDialogElement, { x, y }: Offset): Box | null {
  const { translate } = getComputedStyle(dialog);
  if (translate === 'none') return null;
  const [atX = 0, atY = 0] = translate.split(' ').map((pixels) => Number.parseFloat(pixels));
  const { left, top, width, height } = dialog.getBoundingClientRect();
  return { left: left - atX + x, top: top - atY + y, width, height };
}

/**
 * Position of a dialog: its chosen position plus the drag offset. It cannot be dragged out of the viewport, and does not
 * grow out of it. It returns to its chosen position when the viewport is resized or the dialog is opened again.
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

  const isMoved = offset !== IN_PLACE;
  useEffect(() => {
    const element = dialog.current;
    if (!isMoved || element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setOffset((from) => {
        const box = restingBox(element, from);
        return box === null ? from : movedBy(box, from, IN_PLACE);
      }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [dialog, isMoved]);

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
      setOffset(movedBy(dialog.current.getBoundingClientRect(), offset, by));
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
        setOffset(movedBy(grasped.box, grasped.offset, by));
      },
      onLostPointerCapture() {
        grasp.current = null;
      },
    },
  };
}
