/** Fake of Twilio Verify for tests: the two endpoints that we call, with their documented responses. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface StubTwilio {
  readonly url: string;
  /** The code that the phone shows. */
  lastCode(): string;
  /** How many codes were sent. */
  sent(): number;
  close(): Promise<void>;
}

interface Verification {
  readonly code: string;
  tries: number;
}

const MAX_TRIES = 5;

async function bodyOf(incoming: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Starts the fake on its own port, for one account with one service. */
export async function startStubTwilio(account: {
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
}): Promise<StubTwilio> {
  const { accountSid, authToken, serviceSid } = account;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const verifications = new Map<string, Verification>();
  let lastCode = '';
  let sent = 0;

  function begin(body: URLSearchParams): [status: number, answer: object] {
    if (!/^\+\d{8,15}$/.test(body.get('To') ?? '') || body.get('Channel') !== 'sms')
      return [400, { code: 60200, message: `Invalid parameter: ${body.get('To')}`, status: 400 }];
    const sid = `VE${String(sent).padStart(32, '0')}`;
    lastCode = String(randomInt(1e6)).padStart(6, '0');
    verifications.set(sid, { code: lastCode, tries: 0 });
    sent += 1;
    return [201, { sid, status: 'pending', to: body.get('To') }];
  }

  function check(body: URLSearchParams): [status: number, answer: object] {
    const sid = body.get('VerificationSid') ?? '';
    const verification = verifications.get(sid);
    if (verification === undefined)
      return [404, { code: 20404, message: 'The requested resource was not found', status: 404 }];
    verification.tries += 1;
    if (verification.tries > MAX_TRIES)
      return [429, { code: 60202, message: 'Max check attempts reached', status: 429 }];
    if (verification.code !== body.get('Code')) return [200, { sid, status: 'pending', valid: false }];
    verifications.delete(sid);
    return [200, { sid, status: 'approved', valid: true }];
  }

  const answers: Readonly<Record<string, typeof begin>> = {
    [`POST /v2/Services/${serviceSid}/Verifications`]: begin,
    [`POST /v2/Services/${serviceSid}/VerificationCheck`]: check,
  };
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const answer = answers[`${incoming.method} ${incoming.url}`];
    const [status, json] =
      incoming.headers.authorization !== authorization
        ? [401, { code: 20003, message: 'Authenticate', status: 401 }]
        : (answer?.(body) ?? [404, { code: 20404, message: 'Not found', status: 404 }]);
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  }
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${bound.port}`,
    lastCode: () => lastCode,
    sent: () => sent,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
