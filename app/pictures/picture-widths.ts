/** Pixels that a picture of a vehicle is had in; any other width is refused. All are 16:10, so that cards share a horizon. */
export const PICTURE_WIDTHS = [400, 640, 800, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pixels of height of a picture of a vehicle. */
export const pictureHeight = (width: number): number => (width * 10) / 16;

/** Reads `w` of an address; null when it is no width that is offered. */
export const readWidth = (text: string | null): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
