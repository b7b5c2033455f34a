/** Where a dialog can stand, in the order in which its button moves it on. */
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

/** Where the button moves a dialog that stands here. */
export function nextPosition(position: DialogPosition): DialogPosition {
  const next = DIALOG_POSITIONS.indexOf(position) + 1;
  return DIALOG_POSITIONS[next] ?? DIALOG_POSITIONS[0];
}

/** Pixels from where the style sheet puts a dialog. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export const IN_PLACE: Offset = { x: 0, y: 0 };

/** A box within the viewport, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How far a dialog may be moved from where it was grasped: never out of the viewport; what is larger than that stays.
 * @param box where it stood when it was grasped
 * @param by how far the pointer has gone since
 */
export function keptInViewport(
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
