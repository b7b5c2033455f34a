import type { Pool } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/leads/lead';
import { callerAddress } from './caller-address.ts';
import type { Defence, Judgement, Submitted } from './defence.ts';
import { type FormToken, readToken, signToken } from './form-token.ts';
import type { RateLimits } from './rate-limits.ts';
import { GREATEST_AGE, suspect } from './suspicions.ts';
import { contentHash, countContents } from './token-uses.ts';

/** Forms from one address within the time that the limit names; more come from a program, or from a fair's Wi-Fi. */
const USUAL_PER_ADDRESS = 8;
/** Contents that one token may be sent with: somebody corrects what he wrote, and corrects it again. */
const CONTENTS_PER_TOKEN = 3;

/** Of a number without its country. */
const PHONE_DIGITS = 10;

export interface DefenceOptions {
  readonly pool: Pool;
  readonly limits: RateLimits;
  /** of the purpose form-token */
  readonly key: Buffer;
  /** told when the database does not answer: the form is taken without it */
  readonly onTrouble: (error: unknown) => void;
  /** milliseconds since 1970 */
  readonly now?: () => number;
}

/** What the visitor can be reached by, in one spelling. What is neither address nor number is anybody's. */
function contactsOf(fields: FormData): readonly string[] {
  const written = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const phone = written('phone').replace(/\D/g, '').slice(-PHONE_DIGITS);
  const email = written('email').trim().toLowerCase();
  return [...(email.includes('@') ? [email] : []), ...(phone.length === PHONE_DIGITS ? [phone] : [])];
}

/** Tells people from programs, by what a form carries and by how often somebody sends one. */
export function createDefence({ pool, limits, key, onTrouble, now = Date.now }: DefenceOptions): Defence {
  const unlessTrouble = <Result>(asked: Promise<Result>): Promise<Result | null> =>
    asked.catch((error: unknown) => {
      onTrouble(error);
      return null;
    });

  /** How often this visitor has sent something, by where he is and by what he can be reached at. */
  async function countVisitor({ dealership, client, fields }: Submitted) {
    const address = callerAddress(client.ipAddress);
    const [byAddress, ...byContact] = await Promise.all([
      address === null ? null : unlessTrouble(limits.count('form-address', dealership, address)),
      ...contactsOf(fields).map((contact) =>
        unlessTrouble(limits.count('form-contact', dealership, contact)),
      ),
    ]);
    return { byAddress, over: [byAddress, ...byContact].find((count) => count?.isOver) };
  }

  /** Whether more look fine than a dealership's visitors can be: each is kept and looked at, none is refused for it. */
  async function isFlood({ dealership }: Submitted): Promise<boolean> {
    return (await unlessTrouble(limits.count('form-dealership', dealership)))?.isOver ?? false;
  }

  async function isReplayed(token: FormToken | null, fields: FormData): Promise<boolean> {
    if (token === null) return false;
    const contents = await unlessTrouble(countContents(pool, token.nonce, contentHash(key, fields)));
    return (contents ?? 0) > CONTENTS_PER_TOKEN;
  }

  return {
    tokenFor: (place) => signToken(key, place, now()),
    readForm(dealership, value) {
      const tokens = FORMS.map((form) => readToken(key, { dealership, form }, value));
      const token = tokens.find((read) => read !== null && now() - read.issuedAt <= GREATEST_AGE);
      return token?.nonce ?? null;
    },
    async judge(submitted): Promise<Judgement> {
      const { token, reason } = suspect(submitted, key, now());
      const [{ byAddress, over }, isAgain] = await Promise.all([
        countVisitor(submitted),
        isReplayed(token, submitted.fields),
      ]);
      if (over) return { kind: 'too-many', retryAfterSeconds: over.retryAfterSeconds };
      const found =
        reason ??
        (isAgain ? 'a token used before' : null) ??
        ((byAddress?.times ?? 0) > USUAL_PER_ADDRESS ? 'many from one address' : null) ??
        ((await isFlood(submitted)) ? 'many at one dealership' : null);
      return found === null ? { kind: 'fine' } : { kind: 'suspicious', reason: found };
    },
  };
}
