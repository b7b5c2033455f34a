/** Positions of a dialog, in the order in which its button cycles through them. */
export const DIALOG_POSITIONS = [
  'center',
  'top',
  'topright',
  'right',
  'bottomright',
  'bottom',
  'bottomleft',
  'left',
  'topleft',
] as const;
export type DialogPosition = (typeof DIALOG_POSITIONS)[number];

/** Next position in the cycle. */
export function nextPosition(position: DialogPosition): DialogPosition {
  const next = DIALOG_POSITIONS.indexOf(position) + 1;
  return DIALOG_POSITIONS[next] ?? DIALOG_POSITIONS[0];
}

/** Offset in pixels from the position that the style sheet defines. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export const IN_PLACE: Offset = { x: 0, y: 0 };

/** Box in viewport coordinates, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Limits a drag so that the dialog stays in the viewport. A dialog larger than the viewport does not move.
 * @param box Position of the dialog when the drag began.
 * @param by Movement of the pointer since then.
 */
export function limitToViewport(
  box: Box,
  by: Offset,
  viewport: { readonly width: number; readonly height: number },
): Offset {
  return {
    x: kept(box.left, box.width, by.x, viewport.width),
    y: kept(box.top, box.height, by.y, viewport.height),
  };
}

function kept(start: number, size: number, by: number, room: number): number {
  if (size > room) return 0;
  return Math.min(Math.max(start + by, 0), room - size) - start;
}
