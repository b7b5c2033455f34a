import type { Lead } from '../lead.ts';
import { REPLY_LINE } from '../messages/cut-quote.ts';
import { printNote } from '../wording/note.ts';
import { leadDocument, type Surroundings } from './lead-sections.ts';

/**
 * Formats a lead as plain text with short lines and the most urgent first, because it is read on a phone between two
 * customers.
 */
export function textBody(lead: Lead, surroundings: Surroundings): string {
  const { heading, intro, sections } = leadDocument(lead, surroundings);
  return [
    ...(surroundings.answersTo === undefined ? [] : [[REPLY_LINE.en]]),
    [heading, ...intro],
    ...sections.map(({ title, notes }) => [title.toUpperCase(), ...notes.map(printNote)]),
  ]
    .map((block) => block.join('\n'))
    .join('\n\n')
    .concat('\n');
}
