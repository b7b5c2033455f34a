import type { OutgoingLead } from '../delivery/channel.ts';
import { textBody } from '../mail/text-body.ts';
import { textSubject } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';

/**
 * Builds the text variant of the lead API (spec 7), with exactly these fields. Files are not sent; they stay with the
 * lead.
 * @param deskUrl URL of the lead in the desk. Defaults to none
 */
export function textMessage({ lead, files, destination }: OutgoingLead, deskUrl: string | null = null) {
  return {
    subject: cleanLine(textSubject(lead)),
    email: destination.to,
    type: 'text',
    body: textBody(lead, {
      fileNotes: files.map(({ name }) => `File: ${name}, stored with the lead`),
      deskUrl,
    }),
  } as const;
}
