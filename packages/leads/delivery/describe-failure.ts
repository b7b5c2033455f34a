/** Characters of a description that are kept. */
const LONGEST = 300;

/** What went wrong, in one line for staff and log. Servers like to repeat what they were sent: persons are taken out. */
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
  // Several addresses of one name are tried; their errors come together without a message.
  const inner = error instanceof AggregateError ? error.errors.map(messageOf).join(', ') : '';
  return error.message || inner || error.name;
}
