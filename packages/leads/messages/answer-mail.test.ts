import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listErrorsOfMail, readMail } from '../../../tests/support/mail.ts';
import { exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { answerMail } from './answer-mail.ts';
import type { ShopperAnswer } from './shopper-answer.ts';

const { vendor } = exampleSubmission();
const answer: ShopperAnswer = {
  language: 'es',
  brand: { name: 'A Motors', home: 'https://a.example/', color: '#123456', textColor: '#ffffff', logo: null },
  car: {
    title: '2021 Honda Civic EX',
    href: 'https://a.example/civic',
    pictures: [
      { src: 'https://a.example/1.jpg', alt: 'Front', width: 528, height: 330 },
      { src: 'https://a.example/2.jpg', alt: 'Back', width: 168, height: 105 },
    ],
    price: '$21,495',
    lines: [
      { label: 'Car', amount: '$21,000' },
      { label: 'Documentary fee', amount: '$495' },
    ],
    notes: ['Excludes tax.'],
  },
  fromName: 'Pat Jones, A Motors',
  replyTo: 'reply+x@in.example.com',
  inReplyTo: '<1@visitor.example>',
};
const envelope = {
  id: '019aa8f0-0000-7000-8000-00000000d001',
  to: 'ada@visitor.example',
  vendor,
  at: new Date('2026-11-28T15:00:00Z'),
};

it('says the same in HTML and text, in the dealership’s look, and nothing of a machine', async () => {
  const mail = answerMail(answer, { ...envelope, subject: 'Su auto', text: 'Hola,\n\nvenga\nel sábado.' });
  const read = await readMail(await composeMail(mail));
  for (const part of ['venga', '2021 Honda Civic EX', '$21,495', 'Documentary fee', '$495', 'Excludes tax.'])
    for (const body of [read.text, read.html]) expect(body).toContain(part);
  expect(read.html).toContain('lang="es"');
  expect(read.html).toContain('border-top:6px solid #123456');
  expect(read.html?.match(/<img /g)).toHaveLength(2);
  expect(read).toMatchObject({ inReplyTo: answer.inReplyTo, references: answer.inReplyTo });
  expect(read.headers.map(({ key }) => key)).not.toContain('auto-submitted');
});

it('is the same mail on every attempt', async () => {
  const composed = () => composeMail(answerMail(answer, { ...envelope, subject: 'x', text: 'y' }));
  expect(await composed()).toEqual(await composed());
});

it('adds nothing to a mail, whatever is written', async () => {
  const { car } = answer;
  if (car === null) throw new Error('no car');
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<script>alert(1)</script>', 'x\r\nBcc: thief@evil.example', '"><img src=x onerror=y>'),
  );
  await fc.assert(
    fc.asyncProperty(line, line, line, async (subject, text, title) => {
      const written = { ...answer, inReplyTo: null, car: { ...car, title } };
      const mail = answerMail(written, { ...envelope, subject, text: `Hello ${text}` });
      const faults = await listErrorsOfMail(await composeMail(mail), mail);
      // Our text is compared as other programs' mail would be cleaned; a person's is sent as it is.
      expect(faults.filter((fault) => fault !== 'a different text' && fault !== 'foreign HTML')).toEqual([]);
      expect(mail.html).not.toMatch(/<script|<img src=x/);
    }),
    { numRuns: 200 },
  );
});
