/** What the attribute `data-sanity` says. Null if it is another text. */
export function readEditTarget(
  written: string,
): { readonly id: string; readonly type: string; readonly path: string } | null {
  const [, id, type, path] = /^id=([\w.-]+);type=(\w+);path=([\w.:-]*)$/.exec(written) ?? [];
  return id === undefined || type === undefined || path === undefined ? null : { id, type, path };
}
