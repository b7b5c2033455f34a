/** Codes that we generate ourselves and send through any SMS provider. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { signFor } from '@rooftop/tenancy/sign-for';
import { type CodeChannel, CODE_MINUTES, type CodeRecipient } from './code-channel.ts';
import type { CodeStorage } from './code-storage.ts';

/** Sends a text message. @throws Error if it was not accepted */
export type SendText = (message: { readonly to: string; readonly text: string }) => Promise<void>;

const DIGITS = 6;

/** @param options.key of the purpose phone-codes */
export function createOwnCodes(options: {
  readonly storage: CodeStorage;
  readonly key: Buffer;
  readonly sendText: SendText;
}): CodeChannel {
  const { storage, key, sendText } = options;
  const hashOf = ({ dealership, phone }: CodeRecipient, code: string) =>
    signFor(key, dealership, `${phone}\n${code}`);
  return {
    async send(place, sender) {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      await storage.put(place, hashOf(place, code));
      await sendText({
        to: place.phone,
        text: `${code} is your ${sender} code. It expires in ${CODE_MINUTES} minutes.`,
      });
    },
    async check(place, code) {
      const taken = await storage.useTry(place);
      if (taken === null) return 'expired';
      if (taken.code === null) return 'too-many-tries';
      const tried = hashOf(place, code);
      if (!timingSafeEqual(taken.code, tried)) return 'wrong';
      return (await storage.use(place, tried)) ? 'right' : 'expired';
    },
  };
}
