/** Where a short name comes from. */
export interface KeySource {
  readonly from: (document: Readonly<Record<string, unknown>>) => string;
  /** Before the name, such as the slash of a path. */
  readonly prefix?: string;
}

declare module 'sanity' {
  interface StringOptions {
    /** Adds a button that makes the text of the document's name (studio/inputs/key-input.tsx). */
    generated?: KeySource;
  }
}
