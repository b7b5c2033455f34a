/** A file's name as cameras and exports give it: no folder, nothing that leads out of one. */
const PHOTO_FILE = /^\w[\w.-]{0,100}\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a feed's word for a photo is the name of a file in the source's own folder of photos. */
export const isPhotoFile = (source: string): boolean => PHOTO_FILE.test(source);
