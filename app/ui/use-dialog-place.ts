import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, type DialogPosition, IN_PLACE, keptInViewport, nextPosition } from './dialog-place.ts';

interface Grasp {
  /** where the pointer was */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly offset: typeof IN_PLACE;
}

/**
 * Where a dialog stands: where it was put, as far from there as it was dragged. It is never dragged out of the
 * viewport; when that changes its size, or the dialog is opened anew, it goes back to where it was put.
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
    /** To be called when it opens. */
    putBack: () => {
      setOffset(IN_PLACE);
      setPosition(initial);
    },
    /** Without dragging (WCAG 2.5.7): on to the next place. */
    moveOn: () => {
      setOffset(IN_PLACE);
      setPosition(nextPosition(position));
    },
    /** Of what it is grasped by. */
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
        const moved = keptInViewport(grasped.box, by, { width, height });
        setOffset({ x: grasped.offset.x + moved.x, y: grasped.offset.y + moved.y });
      },
      onLostPointerCapture() {
        grasp.current = null;
      },
    },
  };
}
