/** Pixel widths of vehicle images; any other width is refused. All are 16:10, so that cards share a horizon. */
export const PICTURE_WIDTHS = [400, 640, 800, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Height of a vehicle image in pixels. */
export const pictureHeight = (width: number): number => (width * 10) / 16;

/** Parses `w` of a URL. Returns null if the width is not supported. */
export const readWidth = (text: string | null): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
