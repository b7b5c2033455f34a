/** A field of a document, or the document. */
export interface EditedField {
  /** ID of the published document. */
  readonly id: string;
  readonly type: string;
  /**
   * As the Studio writes it: `blocks[_key=="a1"].heading.en`. The shorter form of its URLs, `blocks:1`, takes a key of
   * digits for a position. Empty for the document.
   */
  readonly path: string;
}

/** What the attribute `data-sanity`, or an edit mark of a text, says. Null if it is another text. */
export function readEditTarget(written: string): EditedField | null {
  const [, id, type, path] = /^id=([\w.-]+);type=(\w+);path=([\w.="[\]-]*)$/.exec(written) ?? [];
  return id === undefined || type === undefined || path === undefined ? null : { id, type, path };
}
