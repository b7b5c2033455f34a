/** Pixels. The server makes it no larger. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** Resizes a photo before it is sent from a phone. A file that this browser cannot decode stays as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return blob === null || blob.size >= file.size
      ? file
      : new File([blob], file.name, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
