/** The source of content failed and there is no earlier answer to serve: the page answers 503. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /** which question could not be answered */
  readonly query: string;

  constructor(query: string, cause: unknown) {
    super(`No answer to "${query}" from the content source, and none from earlier.`, { cause });
    this.query = query;
  }
}
