/** File names as cameras and exports write them, without folders, so that no name leads out of the photo folder. */
const PHOTO_FILE = /^\w[\w.-]{0,100}\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a feed's photo is the name of a file in the source's photo folder. */
export const isPhotoFile = (source: string): boolean => PHOTO_FILE.test(source);
