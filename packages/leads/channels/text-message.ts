import type { OutgoingLead } from '../delivery/channel.ts';
import { textBody } from '../mail/text-body.ts';
import { textSubject } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';

/**
 * Builds the text variant of the lead API (spec 7), with exactly these fields. Files are not sent; they stay with the
 * lead.
 */
export function textMessage({ lead, files, destination }: OutgoingLead) {
  return {
    subject: cleanLine(textSubject(lead)),
    email: destination.to,
    type: 'text',
    body: textBody(
      lead,
      files.map(({ name }) => `File: ${name}, stored with the lead`),
    ),
  } as const;
}
