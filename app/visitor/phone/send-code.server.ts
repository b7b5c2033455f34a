import { BUDGETS } from '@rooftop/budgets/budgets';
import type { RequestContext } from '#app/context.server.ts';
import type { Count, RateName, ShareOf } from '@rooftop/platform/form-counts/rate-limits';
import { callerAddress } from '#app/http/caller-address.ts';
import { PhoneCodesStopped } from './phone-codes-stopped.ts';
import type { PhoneError } from './phone-errors.ts';

/** The parts of a request that sending a code needs. */
export type CodeContext = Pick<
  RequestContext,
  'client' | 'company' | 'spamFilter' | 'dealership' | 'limits' | 'now' | 'phoneCodes' | 'report'
>;

/** Why no code was sent. */
export interface CodeRefusal {
  readonly error: PhoneError;
  /** When the limit ends. Undefined if waiting doesn't help. */
  readonly until?: Date;
  /** JSON of a proof of work. With a proof, the same request is accepted. */
  readonly challenge?: string;
}

/** A code that a visitor asks for. */
export interface WantedCode {
  /** E.164. */
  readonly phone: string;
  /** Nonce of the sent form's token. Null without one. */
  readonly form: string | null;
  /** Solution of an earlier refusal's challenge. Empty without one. */
  readonly proof: string;
}

/**
 * Sends a code to a phone, unless its number, its caller, or the dealership or platform as a whole has had too many.
 * From the 30th code of a dealership's hour on, the browser has to solve a proof of work for it.
 * @returns why none was sent, or null
 */
export async function sendCode(wanted: WantedCode, context: CodeContext): Promise<CodeRefusal | null> {
  const { phoneCodes, dealership, company } = context;
  const refusal = (await refuseUnproven(wanted, context)) ?? (await refuseForAll(context));
  if (refusal !== null) return refusal;
  await phoneCodes.send({ dealership: dealership.id, phone: wanted.phone }, (await company()).name);
  return null;
}

const endOf = ({ retryAfterSeconds }: Count, { now }: Pick<CodeContext, 'now'>): Date =>
  new Date(now.getTime() + retryAfterSeconds * 1000);

/** Whoever solved a challenge for this number was counted before they got it. */
async function refuseUnproven(
  { phone, form, proof }: WantedCode,
  context: CodeContext,
): Promise<CodeRefusal | null> {
  const { dealership, limits, spamFilter } = context;
  const place = { dealership: dealership.id, form: `code ${phone}` } as const;
  if (proof !== '' && (await spamFilter.useProof(place, proof))) return null;
  const full = await fullShare(phone, form, context);
  if (full !== null) return { error: 'phone-too-many', until: endOf(full, context) };
  const unproven = await limits.count('unprovenCodes', 'tenant', dealership.id);
  if (!unproven.isOver) return null;
  const challenge = await spamFilter.makeChallenge(place);
  return { error: 'proof-required', until: endOf(unproven, context), challenge };
}

/** Counts what this request alone uses, over all dealerships: a text message costs the platform the same for each. */
async function fullShare(
  phone: string,
  form: string | null,
  { client, limits }: CodeContext,
): Promise<Count | null> {
  const address = callerAddress(client.ipAddress);
  // In this order, so that a request stopped by one limit does not use up the next, which others share.
  const counts = [
    ...(address === null
      ? []
      : [() => limits.count(form === null ? 'formlessCodes' : 'phoneCodes', 'caller', address)]),
    ...(form === null ? [] : [() => limits.count('formCodes', 'each', form)]),
    () => limits.count('phoneCodes', 'each', phone),
    () => limits.count('dailyPhoneCodes', 'each', phone),
  ];
  for (const count of counts) {
    const counted = await count();
    if (counted.isOver) return counted;
  }
  return null;
}

/** Stops the codes of a dealership, or of the platform, which is reported once for each time it happens. */
async function refuseForAll(context: CodeContext): Promise<CodeRefusal | null> {
  const { dealership, limits, report } = context;
  async function stop<Name extends RateName>(
    name: Name,
    share: ShareOf<Name> & ('tenant' | 'platform'),
    limit: number,
  ): Promise<CodeRefusal | null> {
    const count = await limits.count(name, share, ...(share === 'tenant' ? [dealership.id] : []));
    if (!count.isOver) return null;
    const until = endOf(count, context);
    if (count.times === limit + 1) report(new PhoneCodesStopped({ name, share, limit, until }));
    return { error: 'codes-stopped', until };
  }
  const { phoneCodes, dailyPhoneCodes } = BUDGETS;
  return (
    (await stop('phoneCodes', 'tenant', phoneCodes.tenant)) ??
    (await stop('dailyPhoneCodes', 'tenant', dailyPhoneCodes.tenant)) ??
    (await stop('phoneCodes', 'platform', phoneCodes.platform)) ??
    (await stop('dailyPhoneCodes', 'platform', dailyPhoneCodes.platform))
  );
}
