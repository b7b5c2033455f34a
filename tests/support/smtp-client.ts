/** Sends mail like another mail server, and says how each step was answered. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

export interface SentOverSmtp {
  /** Sender of the envelope. Empty for a bounce. */
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text; line ends may be `\n`. */
  readonly mail: string;
}

/** Returns the last answer of the server: `250 …` if it accepted the mail. */
export async function sendOverSmtp(port: number, { from, to, mail }: SentOverSmtp): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  /** Reads one answer, which may have several lines. */
  async function answer(): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) return 'closed';
      if (/^\d{3} /.test(value)) return value;
    }
  }
  async function say(command: string): Promise<string> {
    socket.write(`${command}\r\n`);
    return answer();
  }
  try {
    await once(socket, 'connect');
    const steps = [
      'EHLO client.example',
      `MAIL FROM:<${from}>`,
      ...to.map((address) => `RCPT TO:<${address}>`),
      'DATA',
    ];
    const greeting = await answer();
    if (!greeting.startsWith('2')) return greeting;
    for (const step of steps) {
      const said = await say(step);
      if (!/^[23]/.test(said)) return said;
    }
    const body = mail.replaceAll(/\r?\n/g, '\r\n').replaceAll(/^\./gm, '..');
    return await say(`${body}\r\n.`);
  } finally {
    socket.destroy();
  }
}
