/**
 * Codes by Twilio Verify: Twilio generates, sends, and checks them. We store which verification belongs to whom, its
 * tries, and its expiration, so that a code of one dealership is invalid at another.
 */
import { z } from 'zod';
import type { CodeChannel } from './code-channel.ts';
import type { CodeStorage } from './code-storage.ts';

interface TwilioSettings {
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

const verificationShape = z.object({ sid: z.string(), status: z.string() });

const causeShape = z.object({ cause: z.object({ code: z.string() }) });

/** What Twilio responded, or why it didn't. It names neither the number nor the account nor its token. */
class TwilioTrouble extends Error {
  override name = 'TwilioTrouble';
  readonly status: number | undefined;
  constructor(reason: string | number) {
    super(`Twilio: ${reason}`);
    this.status = typeof reason === 'number' ? reason : undefined;
  }
}

export function createTwilioCodes(settings: TwilioSettings, storage: CodeStorage): CodeChannel {
  const { accountSid, authToken, serviceSid, apiHost } = settings;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function post(path: string, fields: Record<string, string>) {
    const response = await fetch(`${apiHost}/v2/Services/${serviceSid}/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TwilioTrouble(causeShape.safeParse(error).data?.cause.code ?? 'no answer');
    });
    if (!response.ok) throw new TwilioTrouble(response.status);
    const answer = verificationShape.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new TwilioTrouble('unknown answer');
    return answer.data;
  }

  return {
    async send(place, sender) {
      const { sid } = await post('Verifications', {
        To: place.phone,
        Channel: 'sms',
        CustomFriendlyName: sender.slice(0, 30),
      });
      await storage.put(place, Buffer.from(sid));
    },
    async check(place, code) {
      const taken = await storage.useTry(place);
      if (taken === null) return 'expired';
      if (taken.code === null) return 'too-many-tries';
      try {
        const { status } = await post('VerificationCheck', {
          VerificationSid: taken.code.toString(),
          Code: code,
        });
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
