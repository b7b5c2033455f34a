/** The content source failed and there is no cached response. The page responds with 503. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /** Name of the failed query. */
  readonly query: string;

  constructor(query: string, cause: unknown) {
    super(`No answer to "${query}" from the content source, and none from earlier.`, { cause });
    this.query = query;
  }
}
