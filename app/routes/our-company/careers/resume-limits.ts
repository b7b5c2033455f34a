/** In bytes. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** Value of the file input's `accept` attribute: the allowed extensions and content types. */
export const RESUME_ACCEPT =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
