import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutQuote, REPLY_LINE } from './cut-quote.ts';

const quote = '> Is it still there?\n> Yes.';

it.each<[program: string, text: string, own: string]>([
  ['a new mail', 'Yes, please.\n\nAda', 'Yes, please.\n\nAda'],
  [
    'Gmail',
    `Yes.\n\nOn Fri, Nov 27, 2026 at 3:15 PM A Motors <leads@a.example> wrote:\n\n${quote}\n`,
    'Yes.',
  ],
  [
    'Gmail, wrapped',
    `Yes.\n\nOn Fri, Nov 27, 2026 at 3:15 PM Pat Jones, A Motors <\nleads@a.example> wrote:\n\n${quote}`,
    'Yes.',
  ],
  [
    'Gmail in Spanish',
    `Sí.\n\nEl vie, 27 nov 2026 a las 15:15, A Motors (<x@a.example>) escribió:\n\n${quote}`,
    'Sí.',
  ],
  [
    'Outlook',
    'Yes.\n\n________________________________\nFrom: A Motors <leads@a.example>\nSent: Friday\nTo: Ada\nSubject: Car\n\nHello',
    'Yes.',
  ],
  [
    'Outlook in Spanish',
    'Sí.\n\nDe: A Motors <x@a.example>\nEnviado el: viernes\nPara: Ada\nAsunto: Auto\n\nHola',
    'Sí.',
  ],
  ['an old Outlook', 'Yes.\n\n-----Original Message-----\nFrom: A Motors\n\nHello', 'Yes.'],
  [
    'Apple Mail',
    `Yes.\r\n\r\nOn Nov 27, 2026, at 3:15 PM, A Motors <x@a.example> wrote:\r\n\r\n${quote}`,
    'Yes.',
  ],
  ['a program that only indents', `Yes.\n\n${quote}\n`, 'Yes.'],
  ['somebody who writes below', `On Friday, A Motors wrote:\n${quote}\n\nYes, I am.`, 'Yes, I am.'],
  ['somebody who writes between', `On Friday, A Motors wrote:\n> One?\nYes.\n> Two?\nNo.`, 'Yes.\nNo.'],
  ['a quote alone', quote, ''],
  ['mail to staff', `Come by!\n\n${REPLY_LINE.en}\n\nLead 12, secret`, 'Come by!'],
  ['mail to staff, quoted', `Come by!\n> ${REPLY_LINE.es}\n> Lead 12, secret`, 'Come by!'],
  [
    'mail to staff, spaced otherwise',
    `Come by!\n> > ${REPLY_LINE.es.replaceAll(' ', '\u00a0 ')}\n\nLead 12, secret`,
    'Come by!',
  ],
  [
    'mail to staff, wrapped',
    `Come by!\nPat\n> Reply above this line:\n>   your answer goes to\n> the shopper.\n\nLead 12, secret`,
    'Come by!\nPat',
  ],
  [
    'mail to staff, wrapped and emphasized',
    `Come by!\n*Reply above this line: your\nanswer goes to the shopper.*\nsecret`,
    'Come by!',
  ],
  ['mail to staff with nothing above', `\n${REPLY_LINE.en}\n\nLead 12, secret`, ''],
  [
    'a sentence that begins like one',
    'From: where I stand, this is fine.\n\nAda',
    'From: where I stand, this is fine.\n\nAda',
  ],
  ['a price that is more', 'I offer\n> 20,000\nand not less.', 'I offer\n> 20,000\nand not less.'],
])('%s', (_program, text, own) => {
  expect(cutQuote(text).own).toBe(own);
});

it('reads a text that is all quotes but its end', () => {
  expect(cutQuote(`${'> x\n'.repeat(60_000)}end`).own).toContain('end');
  expect(cutQuote('On x\n'.repeat(40_000)).whole).toBe('');
});

it.each([
  ['rules', '________\n'],
  ['rules with a sender', '________\nFrom: a\n'],
  ['quotes', '> x\n'],
  ['quotes of quotes', '>'],
  ['attributions', 'On Friday, Ada wrote:\n'],
  ['half attributions', 'On Friday, Ada\n'],
  ['attributions in one line', 'On Friday, Ada wrote '],
  ['headers', 'From: a\nSent: b\nTo: c\n'],
  ['half headers', 'From: a\n'],
  ['blank lines', ' \n'],
  ['lines of mail to staff', `${REPLY_LINE.en}\n`],
  ['half lines of mail to staff', 'Reply above this line:\n'],
])('cuts 200,000 characters of %s at once', (_what, part) => {
  const text = part.repeat(200_000 / part.length);
  const start = performance.now();
  for (const mail of [text, `Yes.\n${text}`, `${text}\nYes.`]) cutQuote(mail);
  expect(performance.now() - start).toBeLessThan(1500);
});

it('never gives away what stands below the line of mail to staff', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('', '> x', 'From: a', 'Sent: b', 'On Friday, Ada wrote:'),
  );
  fc.assert(
    fc.property(
      fc.array(line),
      fc.array(line),
      fc.constantFrom(' ', '\u00a0', '  ', '\n> '),
      (before, after, gap) => {
        const marker = REPLY_LINE.en.replace(' your ', `${gap}your${gap}`);
        const text = [...before, marker, ...after, 'Lead 12, secret'].join('\n');
        expect(cutQuote(text).own).not.toContain('secret');
      },
    ),
  );
});
