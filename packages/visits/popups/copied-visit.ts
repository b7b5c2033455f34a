/** An editor's own visit, as their browser knows it: the event inspector copies it as JSON, and *Try a visit* reads it. */
export interface CopiedVisit {
  /** Of the page that is open, without language and query. */
  readonly path: string;
  /** Seconds for which the page has been open. */
  readonly seconds: number;
  readonly isLead: boolean;
  /** Advertising parameters by name, if they allow their use. */
  readonly ads: Readonly<Record<string, string>>;
  /** IDs of popups that they have answered, and of those that they closed in this session. */
  readonly answered: readonly string[];
  readonly closed: readonly string[];
  /** Milliseconds since 1970 at which each popup was shown, by ID. */
  readonly shownAt: Readonly<Record<string, readonly number[]>>;
}
