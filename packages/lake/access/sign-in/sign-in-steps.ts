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
import { newPasswordForm } from '../accounts/new-password.ts';
import { createPasswordStep } from './password-step.ts';
import { type Goal, type RespondWithPage, type SignInOptions, signInWords } from './sign-in-options.ts';
import { signInHeaders } from './sign-in-page.ts';
import { findUserTicket, issueTicket, redeemUserTicket, type UserTicket } from '../secrets/tickets.ts';
import { isTwoFactorOn } from '../two-factor/two-factor.ts';
import { createTwoFactorSettings, settingForm, setUpForm } from './two-factor-settings.ts';
import { emailSchema } from '../accounts/users.ts';

const credentialsForm = z.object({ email: emailSchema, password: z.string().min(1).max(200) });
const ticket = z.string().min(1).max(200);
const stepForm = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code'), ticket, code: z.string().max(40) }),
  newPasswordForm.extend({ step: z.literal('password'), ticket }),
  setUpForm,
  settingForm,
]);
type StepForm = z.infer<typeof stepForm>;
type FormOf<Step extends StepForm['step']> = Extract<StepForm, { step: Step }>;

/** Creates the steps. `show` responds with the first form, `receive` to a form that was sent. */
export function createSignInSteps(options: SignInOptions & { readonly page: RespondWithPage }) {
  const { pool, publicUrl, studioOrigins, log, now, page } = options;
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
    notice?: string,
  ) =>
    page(
      context,
      {
        form: 'sign-in',
        settingsUrl: settingsUrl(goal),
        forgotUrl: forgotUrl(goal),
        ...(error === undefined ? {} : { error: error.text }),
        ...(error?.email === undefined ? {} : { email: error.email }),
        ...(notice === undefined ? {} : { notice }),
      },
      error?.status,
    );
  const expired = (context: Context, goal: Goal) =>
    first(context, goal, { text: signInWords(context).expired, status: 400 });
  const settings = createTwoFactorSettings(options, { passwordStep, arrive, enter, expired });

  function locked(context: Context, seconds: number): string {
    log.warn('sign-in refused: too many attempts');
    context.header('Retry-After', String(seconds));
    return signInWords(context).locked(Math.ceil(seconds / 60));
  }

  async function enter(context: Context, user: UserTicket, { studio }: Goal): Promise<Response> {
    await rememberDevice(pool, context, { userId: user.userId, secure, now: now() });
    studio.hash = `sid=${await issueTicket(pool, { kind: 'sid', ...user }, now())}`;
    log.info({ user: user.userId, twoFactor: user.twoFactorAt !== null }, 'signed in');
    return context.body(null, 302, { ...signInHeaders(studioOrigins), Location: studio.href });
  }

  /** All steps are done. */
  async function arrive(context: Context, user: UserTicket, goal: Goal): Promise<Response> {
    const isOn = await isTwoFactorOn(pool, user.userId);
    if (goal.page === 'studio' && (isOn || !(await settings.isRequired(user.userId))))
      return enter(context, user, goal);
    return settings.show(context, user, isOn);
  }

  /** The password is right, or was just chosen by a mailed link. */
  async function continueAfterPassword(
    context: Context,
    { userId, hasTwoFactor }: { readonly userId: string; readonly hasTwoFactor: boolean },
    goal: Goal,
  ): Promise<Response> {
    const user = { userId, twoFactorAt: null };
    if (!hasTwoFactor) return continueAfterCode(context, user, goal);
    return page(context, {
      form: 'code',
      ticket: await issueTicket(pool, { kind: 'code', ...user }, now()),
    });
  }

  async function continueAfterCode(context: Context, user: UserTicket, goal: Goal): Promise<Response> {
    const account = await passwordStep.readAccount(user.userId);
    return account?.isTemporary === true ? passwordStep.show(context, user) : arrive(context, user, goal);
  }

  async function receiveCredentials(context: Context, form: unknown, goal: Goal): Promise<Response> {
    const entered = credentialsForm.safeParse(form);
    if (!entered.success) return first(context, goal, { text: signInWords(context).incomplete, status: 400 });
    const { email } = entered.data;
    const result = await checkPassword(context, entered.data);
    switch (result.kind) {
      case 'busy':
        return first(context, goal, { text: signInWords(context).busy, email, status: 503 });
      case 'locked':
        return first(context, goal, { text: locked(context, result.seconds), email, status: 429 });
      case 'wrong':
        log.warn('sign-in refused: wrong email address or password');
        return first(context, goal, { text: signInWords(context).wrong, email, status: 401 });
      case 'right':
        return continueAfterPassword(context, result, goal);
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
      return refuse(signInWords(context).wrongCode, 401);
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

  async function receive(context: Context, goal: Goal): Promise<Response> {
    const form: unknown = await context.req.parseBody().catch(() => null);
    const step = stepForm.safeParse(form);
    if (!step.success) return receiveCredentials(context, form, goal);
    switch (step.data.step) {
      case 'code':
        return receiveCode(context, step.data, goal);
      case 'password':
        return receivePassword(context, step.data, goal);
      case 'set-up':
        return settings.receiveSetUp(context, step.data, goal);
      case 'enter':
      case 'later':
      case 'change-password':
      case 'replace':
      case 'new-codes':
      case 'turn-off':
        return settings.receiveSetting(context, step.data, goal);
      default:
        return step.data satisfies never;
    }
  }

  return {
    /** @param notice what was done before */
    show: (context: Context, goal: Goal, notice?: string) => first(context, goal, undefined, notice),
    receive,

    /**
     * Takes a form on the page of an accepted invitation: a second press on its button, or a step of the sign-in that
     * follows. Browsers show the answer to the last press only, so it signs in with the password that both of them sent.
     */
    async receiveAccepted(context: Context, goal: Goal, email: string): Promise<Response> {
      const form = await context.req.parseBody().catch(() => ({}));
      if (Object.keys(form).length === 0)
        return first(context, goal, undefined, signInWords(context).accepted);
      const chosen = newPasswordForm.safeParse(form);
      return 'step' in form || !chosen.success
        ? receive(context, goal)
        : receiveCredentials(context, { email, password: chosen.data.newPassword }, goal);
    },

    /** Goes on with a user who proved by a mailed link who they are, and chose a password. */
    enterByMail: async (context: Context, userId: string, goal: Goal): Promise<Response> =>
      continueAfterPassword(context, { userId, hasTwoFactor: await isTwoFactorOn(pool, userId) }, goal),
  };
}
