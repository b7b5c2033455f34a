/** A log file that is rotated at its maximum size; one older file is kept. */
import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const LONGEST_BYTES = 10 * 1024 * 1024;

interface LogFile {
  write(line: string): void;
  close(): void;
}

const open = (path: string) => openSync(path, 'a', 0o600);

/**
 * Opens `path` for appending; older lines are at `path.1`. Lines are in the file when `write` returns, so the last
 * output before a crash is not lost.
 */
export function openLogFile(path: string, longest: number = LONGEST_BYTES): LogFile {
  let file: number | undefined = open(path);
  let { size } = fstatSync(file);
  return {
    write(line) {
      if (file === undefined) return;
      const text = `${line}\n`;
      try {
        if (size > 0 && size + Buffer.byteLength(text) > longest) {
          closeSync(file);
          renameSync(path, `${path}.1`);
          file = open(path);
          size = 0;
        }
        size += writeSync(file, text);
      } catch {
        // A full disk must not end the platform.
      }
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
