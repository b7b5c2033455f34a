import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIncomingMail } from './parse-mail.ts';

const parse = (text: string, envelopeFrom = 'ada@visitor.example') =>
  parseIncomingMail(Buffer.from(text.replaceAll('\n', '\r\n')), envelopeFrom);

it('reads a reply', async () => {
  const mail = `From: =?utf-8?q?Zo=C3=AB?= <zoe@visitor.example>
To: reply+x@in.example
Subject: Re: Your car
Message-ID: <1@visitor.example>
Content-Type: text/plain; charset=utf-8

Sí, gracias.`;
  expect(await parse(mail)).toEqual({
    messageId: '<1@visitor.example>',
    from: { address: 'zoe@visitor.example', name: 'Zoë' },
    subject: 'Re: Your car',
    text: 'Sí, gracias.\n',
    attachments: [],
    isAutomatic: false,
    isReply: false,
  });
});

it.each([
  ['In-Reply-To: <1@a.example>', true],
  ['REFERENCES: <1@a.example>\n <2@a.example>', true],
  ['In-Reply-To:', false],
  ['Subject: Re: In-Reply-To', false],
])('knows by %j whether a mail answers another', async (header, isReply) => {
  expect((await parse(`${header}\nFrom: a@b.example\n\nx`)).isReply).toBe(isReply);
});

it('reads the text of a mail that is only HTML, and nothing that a browser would run', async () => {
  const mail = `From: ada@visitor.example
Content-Type: text/html

<p>Hello <b>you</b></p><script>alert(1)</script>`;
  const { text } = await parse(mail);
  expect(text).toContain('Hello you');
  expect(text).not.toContain('alert');
});

it('keeps names and sizes of attachments', async () => {
  const mail = `From: ada@visitor.example
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

See the photo.
--b
Content-Type: image/jpeg; name="../../car.jpg"
Content-Disposition: attachment; filename="../../car.jpg"
Content-Transfer-Encoding: base64

AAAA
--b
Content-Type: message/rfc822

From: bob@visitor.example

Forwarded
--b--`;
  const { attachments, text } = await parse(mail);
  expect(attachments).toMatchObject([
    { name: '../../car.jpg', type: 'image/jpeg', bytes: 3 },
    { type: 'message/rfc822' },
  ]);
  expect(text).not.toContain('Forwarded');
});

it('gives a mail without an id the same one each time', async () => {
  const [one, again, other] = await Promise.all(
    ['Hello', 'Hello', 'Bye'].map((text) => parse(`Subject: x\n\n${text}`)),
  );
  expect(one?.messageId).toBe(again?.messageId);
  expect(one?.messageId).not.toBe(other?.messageId);
  expect(one?.from).toBeNull();
});

it.each([['<a@b> <c@d>'], ['<a\u0000b@c>'], [`<${'a'.repeat(2000)}@b>`]])(
  'does not take %s for an id',
  async (id) => {
    expect((await parse(`Message-ID: ${id}\n\nx`)).messageId).toMatch(/^<[\da-f]{64}@no-id>$/);
  },
);

it('refuses a mail that is nested without end', async () => {
  const nested = Array.from(
    { length: 40 },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\n\n--b${index}\n`,
  );
  await expect(parse(`${nested.join('')}\nx`)).rejects.toThrow('nesting');
});

it('reads any bytes, into text that can be stored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.string({ unit: 'binary' }),
      async (head, text) => {
        const mail = await parse(`Subject: ${head}\nFrom: ${head}\n\n${text}`);
        const all = JSON.stringify(mail);
        expect(all).not.toContain('\\u0000');
        expect([mail.subject, mail.text].every((part) => part.isWellFormed())).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
