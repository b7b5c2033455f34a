/**
 * The settings of two-factor sign-in: setting it up, new recovery codes, another device, turning it off. The sign-in
 * leads to them if somebody asks for them or has a role that needs them. Their proof is a ticket of the kind 'settings'.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Grant } from '../rights/principal.ts';
import { findUserTicket, issueTicket, redeemUserTicket, type UserTicket } from '../secrets/tickets.ts';
import { needsTwoFactor } from '../two-factor/needs-two-factor.ts';
import { newTotpSecret, toBase32, totpUrl } from '../two-factor/totp.ts';
import {
  countRecoveryCodes,
  isTwoFactorOn,
  renewRecoveryCodes,
  sealNewSecret,
  turnOff,
  turnOn,
  unsealNewSecret,
} from '../two-factor/two-factor.ts';
import type { createPasswordStep } from './password-step.ts';
import { type Goal, type RespondWithPage, type SignInOptions, signInWords } from './sign-in-options.ts';
import { sendTwoFactorNotice } from './two-factor-notice.ts';

const ticket = z.string().min(1).max(200);
export const setUpForm = z.object({
  step: z.literal('set-up'),
  ticket,
  secret: z.string().max(200),
  code: z.string().max(40),
});
export const settingForm = z.object({
  step: z.enum(['enter', 'later', 'change-password', 'replace', 'new-codes', 'turn-off']),
  ticket,
});

type Step = (context: Context, user: UserTicket, goal: Goal) => Promise<Response>;

/** What the settings need of the other steps. */
interface OtherSteps {
  readonly passwordStep: ReturnType<typeof createPasswordStep>;
  /** Goes to the Studio, or to the settings first if the role needs them. */
  readonly arrive: Step;
  /** Goes to the Studio. */
  readonly enter: Step;
  /** Shows the first form again, because a ticket timed out. */
  readonly expired: (context: Context, goal: Goal) => Response | Promise<Response>;
}

export function createTwoFactorSettings(
  options: SignInOptions & { readonly page: RespondWithPage },
  { passwordStep, arrive, enter, expired }: OtherSteps,
) {
  const { pool, key, twoFactorRoles, log, now, authentication, page } = options;

  const issueProof = (user: UserTicket): Promise<string> =>
    issueTicket(pool, { kind: 'settings', ...user }, now());

  async function isRequired(userId: string): Promise<boolean> {
    const { rows } = await pool.query<Grant>('SELECT tenant, role FROM grants WHERE principal = $1', [
      userId,
    ]);
    return needsTwoFactor(twoFactorRoles, rows);
  }

  /**
   * Returns true if the user may sign in without the second factor that their role needs: the operator made the account
   * and knows its password, as that of the first administrator. What needs a code still asks for it.
   */
  async function mayPostpone(userId: string): Promise<boolean> {
    const { rows } = await pool.query('SELECT FROM lake_users WHERE id = $1 AND email_verified_at IS NULL', [
      userId,
    ]);
    return rows.length > 0 && (await isRequired(userId));
  }

  /** Shows a new secret, or the one that was not confirmed yet. */
  async function showSetUp(
    context: Context,
    { userId }: UserTicket,
    proof: string,
    again?: { readonly secret: Buffer; readonly error: string },
  ): Promise<Response> {
    const secret = again?.secret ?? newTotpSecret();
    const account = await passwordStep.readAccount(userId);
    const view = {
      form: 'set-up',
      ticket: proof,
      sealedSecret: sealNewSecret(key, userId, secret),
      secret: toBase32(secret),
      url: totpUrl(secret, { issuer: 'Rooftop', account: account?.email ?? '' }),
      isRequired: await isRequired(userId),
      mayPostpone: await mayPostpone(userId),
    } as const;
    return again === undefined ? page(context, view) : page(context, { ...view, error: again.error }, 400);
  }

  async function showCodes(context: Context, user: UserTicket, codes: readonly string[]): Promise<Response> {
    return page(context, { form: 'codes', ticket: await issueProof(user), codes });
  }

  async function refuseToTurnOff(context: Context, user: UserTicket): Promise<Response> {
    const proof = await issueProof(user);
    const codesLeft = await countRecoveryCodes(pool, user.userId);
    const error = signInWords(context).mayNotTurnOff;
    return page(context, { form: 'settings', ticket: proof, codesLeft, error }, 403);
  }

  return {
    /** Whether the user has a role that needs two-factor sign-in. */
    isRequired,

    /** Shows the form to turn it on, or what can be changed. */
    async show(context: Context, user: UserTicket, isOn: boolean): Promise<Response> {
      const proof = await issueProof(user);
      if (!isOn) return showSetUp(context, user, proof);
      const codesLeft = await countRecoveryCodes(pool, user.userId);
      return page(context, { form: 'settings', ticket: proof, codesLeft });
    },

    /** Turns it on if the code is right, and shows the recovery codes. */
    async receiveSetUp(context: Context, form: z.infer<typeof setUpForm>, goal: Goal): Promise<Response> {
      const user = await findUserTicket(pool, 'settings', form.ticket, now());
      const secret = user === null ? null : unsealNewSecret(key, user.userId, form.secret);
      if (user === null || secret === null) return expired(context, goal);
      const entered = form.code.replace(/\s/g, '');
      const codes = await turnOn({ pool, key }, user, { secret, code: entered, now: now() });
      if (codes === null) {
        return showSetUp(context, user, form.ticket, { secret, error: signInWords(context).wrongCode });
      }
      authentication.clearCache();
      log.info({ user: user.userId }, 'two-factor sign-in turned on');
      await sendTwoFactorNotice(context, options, { userId: user.userId, change: 'on' });
      return showCodes(context, { userId: user.userId, twoFactorAt: now() }, codes);
    },

    async receiveSetting(context: Context, form: z.infer<typeof settingForm>, goal: Goal): Promise<Response> {
      const user = await redeemUserTicket(pool, 'settings', form.ticket, now());
      if (user === null) return expired(context, goal);
      // Two-factor sign-in was turned on since, with another ticket.
      if (user.twoFactorAt === null && (await isTwoFactorOn(pool, user.userId)))
        return expired(context, goal);
      switch (form.step) {
        case 'enter':
          return arrive(context, user, { ...goal, page: 'studio' });
        case 'later':
          return (await mayPostpone(user.userId))
            ? enter(context, user, goal)
            : arrive(context, user, { ...goal, page: 'studio' });
        case 'change-password':
          return passwordStep.show(context, user);
        case 'replace':
          return showSetUp(context, user, await issueProof(user));
        case 'new-codes': {
          const codes = await renewRecoveryCodes({ pool, key }, user.userId, now());
          return codes === null ? arrive(context, user, goal) : showCodes(context, user, codes);
        }
        case 'turn-off': {
          if (await isRequired(user.userId)) return refuseToTurnOff(context, user);
          await turnOff(pool, user.userId, user.userId, now());
          authentication.clearCache();
          log.info({ user: user.userId }, 'two-factor sign-in turned off');
          await sendTwoFactorNotice(context, options, { userId: user.userId, change: 'off' });
          const withoutFactor = { userId: user.userId, twoFactorAt: null };
          return page(context, { form: 'off', ticket: await issueProof(withoutFactor) });
        }
        default:
          return form.step satisfies never;
      }
    },
  };
}
