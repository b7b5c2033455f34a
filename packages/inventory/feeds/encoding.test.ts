import { describe, expect, it } from 'vitest';
import { readAll } from '../../../tests/support/feeds.ts';

describe('encodings', () => {
  const text = 'VIN,Make,Model,Exterior Color\r\nWBA8E9G59GN000001,BMW,X3,Señal Café – Blue\r\n';
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', utf16],
    ['UTF-16 without a mark', utf16.subarray(2)],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from(text.replace('–', '\u0096'), 'latin1')],
  ])('%s', async (_name, bytes) => {
    expect(await readAll(bytes)).toMatchObject([
      { line: 2, vehicle: { exteriorColor: 'Señal Café – Blue' } },
    ]);
  });
});

it.each([
  ['a byte of Windows-1252', [0xe9]],
  ['half a character', [0xc3]],
  ['a zero byte', [0x00]],
  ['the end of a file of DOS', [0x1a]],
  ['a byte of no encoding', [0xff]],
])('%s spoils no other row', async (_what, bytes) => {
  const row = (serial: number, model: string) => `WBA8E9G59GN00000${serial},BMW,${model}\n`;
  const text = [Buffer.from(`VIN,Make,Model\n${row(1, 'Señal — A')}WBA8E9G59GN000002,BMW,Caf`)];
  const file = Buffer.concat([...text, Buffer.from(bytes), Buffer.from(`s\n${row(3, 'Señal — B')}`)]);
  const rows = await readAll(file);
  expect(rows).toMatchObject([
    { vehicle: { model: 'Señal — A' } },
    { vehicle: { model: expect.stringMatching(/^Caf.?s$/) } },
    { vehicle: { model: 'Señal — B' } },
  ]);
});

it('decodes a character that two chunks of the file share', async () => {
  const filler = 'x'.repeat(65_536 - 'VIN,Make,Model,Description\nWBA8E9G59GN000001,BMW,X3,'.length - 1);
  const rows = await readAll(`VIN,Make,Model,Description\nWBA8E9G59GN000001,BMW,X3,${filler}é字🚗\n`);
  expect(rows).toMatchObject([{ vehicle: { description: `${filler}é字🚗` } }]);
});
