/** Removes what PostgreSQL's jsonb cannot store: null characters and lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** JSON that PostgreSQL accepts whatever a feed contains. One odd character must not fail an import. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
