/** Extensions for uploads that come without a name, and types for those that come without one. */
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
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const UNKNOWN = 'application/octet-stream';
const MIME = /^[a-z]+\/[a-z0-9.+-]+$/;

/**
 * Extension and type of an uploaded file, from its name and Content-Type. The extension becomes part of the
 * asset's id, so it is letters and digits only. Neither is believed when the file is served: see servedType.
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

/** Types a browser may show in place; none of them can run script or be loaded as one. */
const SHOWN =
  /^(?:image\/(?:jpeg|png|webp|avif|gif)|(?:audio|video|font)\/[a-z0-9.+-]+|application\/pdf|text\/(?:plain|csv|vtt))$/;

/**
 * The type a stored file is served as. Files share an address with pages, so whatever a browser could run
 * (HTML, SVG, XML, script, style) becomes a download of unknown type; nosniff must go with it.
 */
export function servedType(mimeType: string): { type: string; download: boolean } {
  return SHOWN.test(mimeType) ? { type: mimeType, download: false } : { type: UNKNOWN, download: true };
}
