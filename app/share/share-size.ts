/** Pixels of the picture that goes with a shared link, as networks show it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
