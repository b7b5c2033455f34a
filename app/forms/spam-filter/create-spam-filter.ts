import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Pool } from '@rooftop/database/pool';
import type { Suspicion } from '@rooftop/leads/wording/lead-words';
import { FORMS } from '@rooftop/forms/lead-forms';
import { createBusyHours } from '@rooftop/platform/form-counts/busy-hours';
import { callerAddress } from '#app/http/caller-address.ts';
import type { Client } from '#app/http/client.ts';
import type { SpamFilter, FormKey, SpamVerdict, FormSubmission } from './spam-filter.ts';
import { type FormToken, readFormToken, signToken } from './form-token.ts';
import { contentHash } from './content-hash.ts';
import { CONFIRM_FIELD, PROOF_FIELD } from './spam-field-names.ts';
import { checkProof, makeChallenge } from './proof-of-work.ts';
import type { Count, RateLimits } from '@rooftop/platform/form-counts/rate-limits';
import { LEAST_FORM_AGE, MAX_FORM_AGE, checkSubmission } from './check-submission.ts';
import { countContents, useOnce } from '@rooftop/platform/form-counts/token-uses';

/** Digits of a number without country code. */
const PHONE_DIGITS = 10;

interface SpamFilterOptions {
  readonly pool: Pool;
  readonly limits: RateLimits;
  /** For the purpose form-token. */
  readonly key: Buffer;
  /** Forms per hour at a dealership that never need a challenge, however quiet its usual hour. */
  readonly quietHour: number;
  /** Milliseconds. A form that is sent sooner after it was shown counts as a bot's. Defaults to two seconds. */
  readonly leastAge?: number;
  /** Called if the database does not respond. The form is then accepted without it. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Returns the visitor's email address and phone number, normalized. Invalid ones are skipped. */
function contactsOf(fields: FormData): readonly string[] {
  const written = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const phone = written('phone').replace(/\D/g, '').slice(-PHONE_DIGITS);
  const email = written('email').trim().toLowerCase();
  return [...(email.includes('@') ? [email] : []), ...(phone.length === PHONE_DIGITS ? [phone] : [])];
}

const suspicious = (reason: string, mayBePerson = false): SpamVerdict => ({
  kind: 'suspicious',
  reason,
  mayBePerson,
});

/** Creates the spam filter, which judges forms by their content and by how often they are submitted. */
export function createSpamFilter(options: SpamFilterOptions): SpamFilter {
  const { pool, limits, key, onFailure, now = Date.now, leastAge = LEAST_FORM_AGE } = options;
  const busyHours = createBusyHours(pool, options.quietHour);
  const unlessTrouble = <Result>(result: Promise<Result>): Promise<Result | null> =>
    result.catch((error: unknown) => {
      onFailure(error);
      return null;
    });

  async function countCaller(dealership: string, { ipAddress }: Client): Promise<Count | null> {
    const address = callerAddress(ipAddress);
    return address === null ? null : unlessTrouble(limits.count('forms', 'caller', dealership, address));
  }

  /**
   * Returns whether this contact was used too often. Since strangers can use it too, such forms are held but never
   * rejected.
   */
  async function isWornOut({ dealership, fields }: FormSubmission): Promise<boolean> {
    const counts = await Promise.all(
      contactsOf(fields).map((contact) =>
        unlessTrouble(limits.count('formsOfContact', 'each', dealership, contact)),
      ),
    );
    return counts.some((count) => count?.isOver);
  }

  /** Counts the contents that were sent with a single-use token or proof. */
  const contentsOf = async (name: string, fields: FormData): Promise<number> =>
    (await unlessTrouble(countContents(pool, name, contentHash(key, fields)))) ?? 0;

  const isReplayed = async (token: FormToken | null, fields: FormData): Promise<boolean> =>
    token !== null && (await contentsOf(token.nonce, fields)) > BUDGETS.formContents.each;

  /** Returns whether the visitor has sent a lead before and not yet used their one form a day without a challenge. */
  async function isKnown({ dealership, knownVisitor }: FormSubmission): Promise<boolean> {
    if (knownVisitor === null) return false;
    const count = await unlessTrouble(limits.count('formsOfVisitor', 'person', dealership, knownVisitor));
    return count !== null && !count.isOver;
  }

  /** Place of a confirmation token, which no regular form token is valid for. */
  const confirmPlace = ({ dealership, form }: FormKey): FormKey => ({
    dealership: `confirm ${dealership}`,
    form,
  });

  /** Returns a challenge, or null if the form contains a valid proof. */
  async function askForProof(submitted: FormSubmission, at: number): Promise<SpamVerdict | null> {
    const { fields } = submitted;
    const challenge = await checkProof(key, submitted, fields.get(PROOF_FIELD), at);
    if (challenge !== null && (await contentsOf(`proof ${challenge}`, fields)) <= 1) return null;
    const confirmed = readFormToken(key, confirmPlace(submitted), fields.get(CONFIRM_FIELD));
    const isFresh = confirmed !== null && at - confirmed.issuedAt <= MAX_FORM_AGE;
    if (isFresh && (await contentsOf(confirmed.nonce, fields)) <= 1)
      return suspicious('sent without JavaScript during a surge of forms' satisfies Suspicion, true);
    const work = await makeChallenge(key, submitted, at);
    return {
      kind: 'challenge',
      challenge: { work, confirm: signToken(key, confirmPlace(submitted), at) },
    };
  }

  return {
    tokenFor(place, before) {
      const first = readFormToken(key, place, before)?.issuedAt ?? now();
      // When a day-old form is returned with errors, it stays valid for another half day.
      return signToken(key, place, Math.max(first, now() - MAX_FORM_AGE / 2));
    },
    readForm(dealership, value) {
      const tokens = FORMS.map((form) => readFormToken(key, { dealership, form }, value));
      const token = tokens.find((read) => read !== null && now() - read.issuedAt <= MAX_FORM_AGE);
      return token?.nonce ?? null;
    },
    countCaller,
    makeChallenge: (place) => makeChallenge(key, place, now()),
    async useProof(place, proof) {
      const challenge = await checkProof(key, place, proof, now());
      return challenge !== null && useOnce(pool, `proof ${challenge}`);
    },
    async judge(submitted): Promise<SpamVerdict> {
      const at = now();
      const { token, reason } = checkSubmission(submitted, { key, now: at, leastAge });
      const { dealership, client, counted = countCaller(dealership, client) } = submitted;
      const [byAddress, isAgain] = await Promise.all([counted, isReplayed(token, submitted.fields)]);
      if (byAddress?.isOver) return { kind: 'too-many', retryAfterSeconds: byAddress.retryAfterSeconds };
      if (reason !== null) return suspicious(reason);
      if (isAgain) return suspicious('form token used before' satisfies Suspicion);
      const isBusy = await unlessTrouble(busyHours.count(dealership, at));
      if (isBusy === true || (byAddress?.times ?? 0) > BUDGETS.unprovenForms.caller) {
        const proofRequest = (await isKnown(submitted)) ? null : await askForProof(submitted, at);
        if (proofRequest !== null) return proofRequest;
      }
      return (await isWornOut(submitted))
        ? suspicious('many forms with the same contact' satisfies Suspicion, true)
        : { kind: 'fine' };
    },
  };
}
