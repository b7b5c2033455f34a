/** Shoppers who write to dealerships, and remember what they were told. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveKey } from '@rooftop/vault/derive-key';
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../app/abuse/guard-fields.ts';
import { signToken } from '../../app/abuse/form-token.ts';
import { ask } from '../integration/web-fixtures.ts';
import type { LeadPlatform } from './lead-platform.ts';

/** The website's key in tests, as web-fixtures.ts gives it. */
const TOKEN_KEY = deriveKey(Buffer.alloc(32, 7), 'form-token');
/** As long as a person takes for a form, at least. */
const FILLED_IN_MS = 60_000;
const SENT = 'Message sent!';
const PAUSE_MS = 5;

/** Fills in the contact form; the message is what it is known by. */
function contactForm(host: string, message: string): string {
  const dealership = `dealership-${host.split('.', 1)[0]}`;
  const token = signToken(TOKEN_KEY, { dealership, form: 'CONTACT' }, Date.now() - FILLED_IN_MS);
  return new URLSearchParams({
    topic: '7',
    firstName: 'Ada',
    lastName: 'Miller',
    email: `ada-${message}@visitor.example`,
    // Nobody writes so often: each lead has a person of its own.
    phone: `(315) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`,
    message,
    [TOKEN_FIELD]: token,
    [HONEYPOT_FIELD]: '',
  }).toString();
}

/** Sends the form to a website. Whether it was acknowledged; whatever else came of it is no acknowledgement. */
export async function sendLead(port: number, host: string, message: string): Promise<boolean> {
  const answer = await ask(port, {
    host,
    path: '/contact-us',
    method: 'POST',
    headers: {
      Origin: `http://${host}:${port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: contactForm(host, message),
  });
  return answer.status === 200 && answer.body.includes(SENT);
}

export interface LeadLoad {
  /** messages that were acknowledged */
  readonly acknowledged: ReadonlySet<string>;
  /** Lets everybody finish the lead that he is at. */
  stop(): Promise<void>;
}

/** Starts so many shoppers, who write one lead after the other. */
export function startLeadLoad(platform: LeadPlatform, shoppers: number): LeadLoad {
  const acknowledged = new Set<string>();
  const over = new AbortController();
  async function keepWriting(shopper: number): Promise<void> {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const host = platform.hosts[(shopper + n * shoppers) % platform.hosts.length] ?? '';
      const message = `${shopper}-${n}-${crypto.randomUUID()}`;
      const { port } = platform;
      const isSent = port !== undefined && (await sendLead(port, host, message).catch(() => false));
      if (isSent) acknowledged.add(message);
      else await sleep(PAUSE_MS);
    }
  }
  const all = Array.from({ length: shoppers }, (_, shopper) => keepWriting(shopper));
  return {
    acknowledged,
    async stop() {
      over.abort();
      await Promise.all(all);
    },
  };
}
