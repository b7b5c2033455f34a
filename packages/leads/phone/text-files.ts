import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUIDv7 } from 'node:crypto';
import { writeDurably } from '@rooftop/database/write-durably';
import type { SendText } from './own-codes.ts';

/**
 * Writes each text message to its own file instead of sending it. File names sort by time and contain no personal
 * data.
 * @param onWritten called with the path of the file
 */
export function createTextFiles(folder: string, onWritten: (file: string) => void): SendText {
  return async ({ to, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${randomUUIDv7()}.txt`);
    await writeDurably(file, `To: ${to}\n\n${text}\n`);
    onWritten(file);
  };
}
