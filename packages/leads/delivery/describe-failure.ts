/** Maximum length of a description in characters. */
const LONGEST = 300;

/**
 * Describes an error in one line for staff and the log. Servers often repeat what they were sent, so personal data is
 * removed.
 */
export function describeFailure(error: unknown): string {
  return messageOf(error)
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // When every IP address of a host fails, the errors are combined in one that has no message.
  const inner = error instanceof AggregateError ? error.errors.map(messageOf).join(', ') : '';
  return error.message || inner || error.name;
}
