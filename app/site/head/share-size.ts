/** Size in pixels of a shared link's image, as social networks show it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
