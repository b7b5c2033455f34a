/**
 * The steps of signing in: email address and password, then the code if two-factor sign-in is on, then a new password if
 * it is temporary. They end in the Studio or in the settings of two-factor sign-in. Between the steps, a ticket in the
 * form is the proof of what is done.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { checkCode } from './check-code.ts';
import { createPasswordCheck } from './check-password.ts';
import { rememberDevice } from '../sessions/devices.ts';
import { needsTwoFactor } from '../two-factor/needs-two-factor.ts';
import { newPasswordForm } from '../accounts/new-password.ts';
import { createPasswordStep } from './password-step.ts';
import type { Grant } from '../rights/principal.ts';
import type { Page, SignInOptions } from './sign-in-options.ts';
import { words } from './sign-in-options.ts';
import { signInHeaders } from './sign-in-page.ts';
import { findUserTicket, issueTicket, redeemUserTicket, type UserTicket } from '../secrets/tickets.ts';
import { newTotpSecret, toBase32, totpUrl } from '../two-factor/totp.ts';
import { sendTwoFactorNotice } from './two-factor-notice.ts';
import {
  countRecoveryCodes,
  isTwoFactorOn,
  renewRecoveryCodes,
  sealNewSecret,
  turnOff,
  turnOn,
  unsealNewSecret,
} from '../two-factor/two-factor.ts';
import { emailSchema } from '../accounts/users.ts';

/** Where the steps lead: to the Studio's URL, or to the settings and from there to the Studio's URL. */
export interface Goal {
  readonly page: 'studio' | 'settings';
  readonly studio: URL;
}

const credentialsForm = z.object({ email: emailSchema, password: z.string().min(1).max(200) });
const ticket = z.string().min(1).max(200);
const code = z.string().max(40);
const stepForm = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code'), ticket, code }),
  newPasswordForm.extend({ step: z.literal('password'), ticket }),
  z.object({ step: z.literal('set-up'), ticket, secret: z.string().max(200), code }),
  z.object({
    step: z.enum(['enter', 'later', 'change-password', 'replace', 'new-codes', 'turn-off']),
    ticket,
  }),
]);
type StepForm = z.infer<typeof stepForm>;
type FormOf<Step extends StepForm['step']> = Extract<StepForm, { step: Step }>;

/** Creates the steps. `show` responds with the first form, `receive` to a form that was sent. */
export function createSignInSteps(options: SignInOptions & { readonly page: Page }) {
  const { pool, key, twoFactorRoles, publicUrl, studioOrigins, log, now, authentication, page } = options;
  const { offersPasswordReset, sendMail } = options;
  const secure = publicUrl.startsWith('https:');
  const checkPassword = createPasswordCheck(options);
  const passwordStep = createPasswordStep(options);

  const settingsUrl = ({ page: to, studio }: Goal): string | undefined =>
    to === 'settings' ? undefined : `/v1/auth/two-factor?origin=${encodeURIComponent(studio.href)}`;
  const forgotUrl = ({ studio }: Goal): string | undefined =>
    offersPasswordReset && sendMail !== undefined
      ? `/v1/auth/forgot?origin=${encodeURIComponent(studio.href)}`
      : undefined;
  const first = (
    context: Context,
    goal: Goal,
    error?: { text: string; email?: string; status: 400 | 401 | 429 | 503 },
  ) =>
    page(
      context,
      {
        form: 'sign-in',
        settingsUrl: settingsUrl(goal),
        forgotUrl: forgotUrl(goal),
        ...(error === undefined ? {} : { error: error.text }),
        ...(error?.email === undefined ? {} : { email: error.email }),
      },
      error?.status,
    );
  const expired = (context: Context, goal: Goal) =>
    first(context, goal, { text: words(context).expired, status: 400 });

  function locked(context: Context, seconds: number): string {
    log.warn('sign-in refused: too many attempts');
    context.header('Retry-After', String(seconds));
    return words(context).locked(Math.ceil(seconds / 60));
  }

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

  async function enter(context: Context, user: UserTicket, { studio }: Goal): Promise<Response> {
    await rememberDevice(pool, context, { userId: user.userId, secure, now: now() });
    studio.hash = `sid=${await issueTicket(pool, { kind: 'sid', ...user }, now())}`;
    log.info({ user: user.userId, twoFactor: user.twoFactorAt !== null }, 'signed in');
    return context.body(null, 302, { ...signInHeaders(studioOrigins), Location: studio.href });
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

  /** All steps are done. */
  async function arrive(context: Context, user: UserTicket, goal: Goal): Promise<Response> {
    const isOn = await isTwoFactorOn(pool, user.userId);
    if (goal.page === 'studio' && (isOn || !(await isRequired(user.userId))))
      return enter(context, user, goal);
    const proof = await issueTicket(pool, { kind: 'settings', ...user }, now());
    if (!isOn) return showSetUp(context, user, proof);
    const codesLeft = await countRecoveryCodes(pool, user.userId);
    return page(context, { form: 'settings', ticket: proof, codesLeft });
  }

  async function continueAfterCode(context: Context, user: UserTicket, goal: Goal): Promise<Response> {
    const account = await passwordStep.readAccount(user.userId);
    return account?.isTemporary === true ? passwordStep.show(context, user) : arrive(context, user, goal);
  }

  async function receiveCredentials(context: Context, form: unknown, goal: Goal): Promise<Response> {
    const entered = credentialsForm.safeParse(form);
    if (!entered.success) return first(context, goal, { text: words(context).incomplete, status: 400 });
    const { email } = entered.data;
    const result = await checkPassword(context, entered.data);
    switch (result.kind) {
      case 'busy':
        return first(context, goal, { text: words(context).busy, email, status: 503 });
      case 'locked':
        return first(context, goal, { text: locked(context, result.seconds), email, status: 429 });
      case 'wrong':
        log.warn('sign-in refused: wrong email address or password');
        return first(context, goal, { text: words(context).wrong, email, status: 401 });
      case 'right': {
        const user = { userId: result.userId, twoFactorAt: null };
        if (!result.hasTwoFactor) return continueAfterCode(context, user, goal);
        return page(context, {
          form: 'code',
          ticket: await issueTicket(pool, { kind: 'code', ...user }, now()),
        });
      }
      default:
        return result satisfies never;
    }
  }

  async function receiveCode(context: Context, form: FormOf<'code'>, goal: Goal): Promise<Response> {
    const found = await findUserTicket(pool, 'code', form.ticket, now());
    if (found === null) return expired(context, goal);
    const result = await checkCode(context, options, { userId: found.userId, code: form.code, attempts: 2 });
    const refuse = (error: string, status: 401 | 429) =>
      page(context, { form: 'code', ticket: form.ticket, error }, status);
    if (result.kind === 'locked') return refuse(locked(context, result.seconds), 429);
    if (result.kind === 'wrong') {
      log.warn({ user: found.userId }, 'sign-in refused: wrong code');
      return refuse(words(context).wrongCode, 401);
    }
    const redeemed = await redeemUserTicket(pool, 'code', form.ticket, now());
    if (redeemed === null) return expired(context, goal);
    return continueAfterCode(context, { userId: redeemed.userId, twoFactorAt: now() }, goal);
  }

  async function receivePassword(context: Context, form: FormOf<'password'>, goal: Goal): Promise<Response> {
    const user = await passwordStep.receive(context, form);
    if (user === null) return expired(context, goal);
    return user instanceof Response ? user : arrive(context, user, goal);
  }

  async function showCodes(context: Context, user: UserTicket, codes: readonly string[]): Promise<Response> {
    const proof = await issueTicket(pool, { kind: 'settings', ...user }, now());
    return page(context, { form: 'codes', ticket: proof, codes });
  }

  async function receiveSetUp(context: Context, form: FormOf<'set-up'>, goal: Goal): Promise<Response> {
    const user = await findUserTicket(pool, 'settings', form.ticket, now());
    const secret = user === null ? null : unsealNewSecret(key, user.userId, form.secret);
    if (user === null || secret === null) return expired(context, goal);
    const entered = form.code.replace(/\s/g, '');
    const codes = await turnOn({ pool, key }, user, { secret, code: entered, now: now() });
    if (codes === null) {
      return showSetUp(context, user, form.ticket, { secret, error: words(context).wrongCode });
    }
    authentication.clearCache();
    log.info({ user: user.userId }, 'two-factor sign-in turned on');
    await sendTwoFactorNotice(context, options, { userId: user.userId, change: 'on' });
    return showCodes(context, { userId: user.userId, twoFactorAt: now() }, codes);
  }

  async function receiveSetting(
    context: Context,
    form: FormOf<'enter' | 'later' | 'change-password' | 'replace' | 'new-codes' | 'turn-off'>,
    goal: Goal,
  ): Promise<Response> {
    const user = await redeemUserTicket(pool, 'settings', form.ticket, now());
    if (user === null) return expired(context, goal);
    // Two-factor sign-in was turned on since, with another ticket.
    if (user.twoFactorAt === null && (await isTwoFactorOn(pool, user.userId))) return expired(context, goal);
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
        return showSetUp(context, user, await issueTicket(pool, { kind: 'settings', ...user }, now()));
      case 'new-codes': {
        const codes = await renewRecoveryCodes({ pool, key }, user.userId, now());
        return codes === null ? arrive(context, user, goal) : showCodes(context, user, codes);
      }
      case 'turn-off': {
        const left = { userId: user.userId, twoFactorAt: null };
        if (await isRequired(user.userId)) {
          const proof = await issueTicket(pool, { kind: 'settings', ...user }, now());
          const codesLeft = await countRecoveryCodes(pool, user.userId);
          return page(
            context,
            { form: 'settings', ticket: proof, codesLeft, error: words(context).mayNotTurnOff },
            403,
          );
        }
        await turnOff(pool, user.userId, user.userId, now());
        authentication.clearCache();
        log.info({ user: user.userId }, 'two-factor sign-in turned off');
        await sendTwoFactorNotice(context, options, { userId: user.userId, change: 'off' });
        return page(context, {
          form: 'off',
          ticket: await issueTicket(pool, { kind: 'settings', ...left }, now()),
        });
      }
      default:
        return form.step satisfies never;
    }
  }

  return {
    show: (context: Context, goal: Goal) => first(context, goal),

    async receive(context: Context, goal: Goal): Promise<Response> {
      const form: unknown = await context.req.parseBody().catch(() => null);
      const step = stepForm.safeParse(form);
      if (!step.success) return receiveCredentials(context, form, goal);
      switch (step.data.step) {
        case 'code':
          return receiveCode(context, step.data, goal);
        case 'password':
          return receivePassword(context, step.data, goal);
        case 'set-up':
          return receiveSetUp(context, step.data, goal);
        case 'enter':
        case 'later':
        case 'change-password':
        case 'replace':
        case 'new-codes':
        case 'turn-off':
          return receiveSetting(context, step.data, goal);
        default:
          return step.data satisfies never;
      }
    },
  };
}
