import { IMAGE_TYPES } from './image-format.ts';

/** Extensions for uploads without a file name, and types for those without a Content-Type. */
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  vtt: 'text/vtt',
  json: 'application/json',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  ...IMAGE_TYPES,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const UNKNOWN = 'application/octet-stream';
const MIME = /^[a-z]+\/[a-z0-9.+-]+$/;

/**
 * Returns extension and type of an uploaded file, from its name and Content-Type. The extension becomes part of the
 * asset's id, so it only contains letters and digits. Neither is trusted when serving the file: see servedType.
 */
export function fileTypeOf(
  filename: string | undefined,
  contentType: string | undefined,
): { extension: string; mimeType: string } {
  const declared = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const named = /\.([a-z0-9]{1,10})$/.exec(filename?.toLowerCase() ?? '')?.[1];
  const known = MIME.test(declared) && declared !== UNKNOWN ? declared : undefined;
  const implied = Object.entries(TYPES).find(([, mimeType]) => mimeType === known)?.[0];
  const extension = named ?? implied ?? 'bin';
  return { extension, mimeType: known ?? TYPES[extension] ?? UNKNOWN };
}

/** Types that a browser may show inline. None of them can run scripts or be loaded as one. */
const SHOWN =
  /^(?:image\/(?:jpeg|png|webp|avif|gif)|(?:audio|video|font)\/[a-z0-9.+-]+|application\/pdf|text\/(?:plain|csv|vtt))$/;

/**
 * Returns the type to serve a stored file as. Files share an origin with pages, so anything a browser could run
 * (HTML, SVG, XML, scripts, styles) becomes a download of unknown type. Requires the nosniff header.
 */
export function servedType(mimeType: string): { type: string; download: boolean } {
  return SHOWN.test(mimeType) ? { type: mimeType, download: false } : { type: UNKNOWN, download: true };
}
