/**
 * Codes by Twilio Verify: Twilio generates, sends, and checks them. We store which verification belongs to whom, its
 * tries, and its expiration, so that a code of one dealership is invalid at another.
 */
import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import { z } from 'zod';
import type { CodeChannel } from './code-channel.ts';
import type { CodeStorage } from './code-storage.ts';

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
  /** URL without path: https://verify.twilio.com. */
  readonly apiHost: string;
}

/** Statuses of a verification that is no longer valid: expired, already approved, or tried too often. */
const GONE = 404;
const TRIED_TOO_OFTEN = 429;
const TIMEOUT_MS = 10_000;

const OWN_HOST = 'https://verify.twilio.com';

/** Twilio's own client with another host. */
class RequestsTo extends twilio.RequestClient {
  readonly #apiHost: string;
  constructor(apiHost: string) {
    super({ timeout: TIMEOUT_MS });
    this.#apiHost = apiHost;
  }
  override request<Data>(options: RequestClient.RequestOptions<Data>) {
    const uri = options.uri.startsWith(OWN_HOST)
      ? this.#apiHost + options.uri.slice(OWN_HOST.length)
      : options.uri;
    return super.request<Data>({ ...options, uri });
  }
}

const troubleShape = z.object({
  status: z.number().optional(),
  code: z.string().optional().catch(undefined),
});

/**
 * What Twilio responded, or why it didn't. Twilio's own errors contain the number, the account, and its token, so
 * they are never passed on.
 */
class TwilioTrouble extends Error {
  override name = 'TwilioTrouble';
  readonly status: number | undefined;
  constructor(error: unknown) {
    const { status, code } = troubleShape.safeParse(error).data ?? {};
    super(`Twilio: ${status ?? code ?? 'no answer'}`);
    this.status = status;
  }
}

async function ask<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw new TwilioTrouble(error);
  });
}

export function createTwilioCodes(settings: TwilioSettings, storage: CodeStorage): CodeChannel {
  const { accountSid, authToken, serviceSid, apiHost } = settings;
  const client = twilio(accountSid, authToken, { httpClient: new RequestsTo(apiHost) });
  const service = client.verify.v2.services(serviceSid);
  return {
    async send(place, sender) {
      const { sid } = await ask(
        service.verifications.create({
          to: place.phone,
          channel: 'sms',
          customFriendlyName: sender.slice(0, 30),
        }),
      );
      await storage.put(place, Buffer.from(sid));
    },
    async check(place, code) {
      const taken = await storage.useTry(place);
      if (taken === null) return 'expired';
      if (taken.code === null) return 'too-many-tries';
      try {
        const verificationSid = taken.code.toString();
        const { status } = await ask(service.verificationChecks.create({ verificationSid, code }));
        if (status !== 'approved') return 'wrong';
      } catch (error) {
        const status = error instanceof TwilioTrouble ? error.status : undefined;
        if (status === GONE) return 'expired';
        if (status === TRIED_TOO_OFTEN) return 'too-many-tries';
        throw error;
      }
      return (await storage.use(place, taken.code)) ? 'right' : 'expired';
    },
  };
}
