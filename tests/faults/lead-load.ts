/** Shoppers who submit leads and record the acknowledgments. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveKey } from '@rooftop/vault/derive-key';
import { HONEYPOT_FIELD, TOKEN_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';
import { signToken } from '#app/forms/spam-filter/form-token.ts';
import { ask } from '../integration/web-fixtures.ts';
import type { LeadPlatform } from './lead-platform.ts';

/** The website's key in tests, as in web-fixtures.ts. */
const TOKEN_KEY = deriveKey(Buffer.alloc(32, 7), 'form-token');
/** Milliseconds. A person takes at least this long to fill in a form. */
const FILLED_IN_MS = 60_000;
const SENT = 'Message sent!';
const PAUSE_MS = 5;

/** Fills in the contact form. The message identifies the lead. */
function contactForm(host: string, message: string): string {
  const dealership = `dealership-${host.split('.', 1)[0]}`;
  const token = signToken(TOKEN_KEY, { dealership, form: 'CONTACT' }, Date.now() - FILLED_IN_MS);
  return new URLSearchParams({
    topic: '7',
    firstName: 'Ada',
    lastName: 'Miller',
    email: `ada-${message}@visitor.example`,
    // Each lead has its own person, because nobody submits this many.
    phone: `(315) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`,
    message,
    [TOKEN_FIELD]: token,
    [HONEYPOT_FIELD]: '',
  }).toString();
}

/** Submits the form to a website. Returns true if it was acknowledged; any other outcome is not an acknowledgment. */
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
  /** Messages of the acknowledged leads. */
  readonly acknowledged: ReadonlySet<string>;
  /** Lets all shoppers finish their current lead. */
  stop(): Promise<void>;
}

/** Starts shoppers who submit one lead after another. @param shoppers number of shoppers */
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
