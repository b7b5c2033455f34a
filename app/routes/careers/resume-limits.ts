/** Bytes of a resume. */
export const LARGEST_RESUME = 5 * 1024 * 1024;

/** What a file dialog offers: endings and types of what is taken. */
export const RESUME_ACCEPT =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
