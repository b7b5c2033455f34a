/** The platform cannot start as things are. The message says why and what to do; it is no bug of ours. */
export class StartError extends Error {
  override name = 'StartError';
}
