/** The content source failed and there is no cached response. The page responds with 503. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /** Name of the failed query. */
  readonly query: string;

  constructor(query: string, cause: unknown) {
    super(`The content source did not answer "${query}", and there is no cached result.`, { cause });
    this.query = query;
  }
}
