/** A log file that starts anew when it has grown too long, keeping one older. */
import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';

const LONGEST_BYTES = 10 * 1024 * 1024;

export interface LogFile {
  write(line: string): void;
  close(): void;
}

/** Opens `path` for appending. The older half is at `path.1`. */
export function openLogFile(path: string, longest: number = LONGEST_BYTES): LogFile {
  let size = existsSync(path) ? statSync(path).size : 0;
  const open = (): WriteStream => {
    const stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
    stream.on('error', () => {}); // a full disk must not end the platform
    return stream;
  };
  let stream = open();
  return {
    write(line) {
      const text = `${line}\n`;
      size += Buffer.byteLength(text);
      if (size > longest) {
        stream.end();
        if (existsSync(path)) renameSync(path, `${path}.1`);
        stream = open();
        size = Buffer.byteLength(text);
      }
      stream.write(text);
    },
    close: () => stream.end(),
  };
}
