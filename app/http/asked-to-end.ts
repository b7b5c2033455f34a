/** Resolves when somebody wants this process to end: a signal, or the supervisor's death. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('disconnect', () => resolve());
  });
}
