import type { Pool } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/leads/lead';
import { createBusyHours } from './busy-hours.ts';
import { callerAddress } from './caller-address.ts';
import type { Defence, FormPlace, Judgement, Submitted } from './defence.ts';
import { type FormToken, readToken, signToken } from './form-token.ts';
import { CONFIRM_FIELD, PROOF_FIELD } from './guard-fields.ts';
import { checkProof, makeChallenge } from './proof-of-work.ts';
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
  /** forms an hour at one dealership that nobody has to prove anything for, however quiet its usual hour */
  readonly quietHour: number;
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

const suspicious = (reason: string, isHeld = false): Judgement => ({ kind: 'suspicious', reason, isHeld });

/** Tells people from programs, by what a form carries and by how often somebody sends one. */
export function createDefence(options: DefenceOptions): Defence {
  const { pool, limits, key, onTrouble, now = Date.now } = options;
  const busyHours = createBusyHours(pool, options.quietHour);
  const unlessTrouble = <Result>(asked: Promise<Result>): Promise<Result | null> =>
    asked.catch((error: unknown) => {
      onTrouble(error);
      return null;
    });

  async function countAddress({ dealership, client }: Submitted) {
    const address = callerAddress(client.ipAddress);
    return address === null ? null : unlessTrouble(limits.count('form-address', dealership, address));
  }

  /** Whether somebody has written too often as this person. Strangers can do that too, so nothing is refused for it. */
  async function isWornOut({ dealership, fields }: Submitted): Promise<boolean> {
    const counts = await Promise.all(
      contactsOf(fields).map((contact) => unlessTrouble(limits.count('form-contact', dealership, contact))),
    );
    return counts.some((count) => count?.isOver);
  }

  /** With how many contents something was sent that is good for one form. */
  const contentsOf = async (name: string, fields: FormData): Promise<number> =>
    (await unlessTrouble(countContents(pool, name, contentHash(key, fields)))) ?? 0;

  const isReplayed = async (token: FormToken | null, fields: FormData): Promise<boolean> =>
    token !== null && (await contentsOf(token.nonce, fields)) > CONTENTS_PER_TOKEN;

  /** Whether a visitor from whom a lead was taken before sends the one form a day that needs no proof. */
  async function isKnown({ dealership, knownVisitor }: Submitted): Promise<boolean> {
    if (knownVisitor === null) return false;
    const count = await unlessTrouble(limits.count('known-visitor', dealership, knownVisitor));
    return count !== null && !count.isOver;
  }

  /** A token for pressing once more, which no form carries by itself. */
  const confirmPlace = ({ dealership, form }: FormPlace): FormPlace => ({
    dealership: `confirm ${dealership}`,
    form,
  });

  /** Asks for a proof, unless the form has one. Null if the proof is good. */
  async function askForProof(submitted: Submitted, at: number): Promise<Judgement | null> {
    const { fields } = submitted;
    const challenge = await checkProof(key, submitted, fields.get(PROOF_FIELD), at);
    if (challenge !== null && (await contentsOf(`proof ${challenge}`, fields)) <= 1) return null;
    const confirmed = readToken(key, confirmPlace(submitted), fields.get(CONFIRM_FIELD));
    const isFresh = confirmed !== null && at - confirmed.issuedAt <= GREATEST_AGE;
    if (isFresh && (await contentsOf(confirmed.nonce, fields)) <= 1)
      return suspicious('sent without JavaScript during a surge of forms', true);
    const work = await makeChallenge(key, submitted, at);
    return {
      kind: 'challenge',
      challenge: { work, confirm: signToken(key, confirmPlace(submitted), at) },
    };
  }

  return {
    tokenFor(place, before) {
      const first = readToken(key, place, before)?.issuedAt ?? now();
      // A form that is a day old is good for another half when it comes back with mistakes.
      return signToken(key, place, Math.max(first, now() - GREATEST_AGE / 2));
    },
    readForm(dealership, value) {
      const tokens = FORMS.map((form) => readToken(key, { dealership, form }, value));
      const token = tokens.find((read) => read !== null && now() - read.issuedAt <= GREATEST_AGE);
      return token?.nonce ?? null;
    },
    async judge(submitted): Promise<Judgement> {
      const at = now();
      const { token, reason } = suspect(submitted, key, at);
      const [byAddress, isAgain] = await Promise.all([
        countAddress(submitted),
        isReplayed(token, submitted.fields),
      ]);
      if (byAddress?.isOver) return { kind: 'too-many', retryAfterSeconds: byAddress.retryAfterSeconds };
      if (reason !== null) return suspicious(reason);
      if (isAgain) return suspicious('a token used before');
      const isBusy = await unlessTrouble(busyHours.count(submitted.dealership, at));
      if (isBusy === true || (byAddress?.times ?? 0) > USUAL_PER_ADDRESS) {
        const asked = (await isKnown(submitted)) ? null : await askForProof(submitted, at);
        if (asked !== null) return asked;
      }
      return (await isWornOut(submitted)) ? suspicious('many with one contact', true) : { kind: 'fine' };
    },
  };
}
