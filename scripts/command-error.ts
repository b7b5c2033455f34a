/** The command can't run as given. The message says what to type instead. */
export class CommandError extends Error {
  override name = 'CommandError';
}
