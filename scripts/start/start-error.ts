/** The platform cannot start with the current setup. The message says why and what to do; it is not a bug. */
export class StartError extends Error {
  override name = 'StartError';
}
