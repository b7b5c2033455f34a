/** What PostgreSQL's jsonb does not hold: zero characters, and halves of surrogate pairs. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** JSON that PostgreSQL takes whatever a feed had in it: one odd character must not fail an import. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
