/** The command cannot be carried out as it was given; the message says what to write instead. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
