import type { Outgoing } from '../delivery/channel.ts';
import { textBody } from '../mail/text-body.ts';
import { textSubject } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';

/** The text variant of the lead API (spec 7): these fields and no others, so a file stays with the lead. */
export function textMessage({ lead, file, destination }: Outgoing) {
  return {
    subject: cleanLine(textSubject(lead)),
    email: destination.to,
    type: 'text',
    body: textBody(lead, file === null ? null : `File: ${file.name}, kept with the lead`),
  } as const;
}
