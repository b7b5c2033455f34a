/** The sign-in page: a single form without scripts, with its own style. Cannot be framed or cached. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { type InvitedWork, type SignInLanguage, type SignInWording, wordingIn } from './sign-in-wording.ts';
import { twoFactorContent, type TwoFactorView } from './two-factor-page.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #52606d; --page: #eef1f4; --card: #fff; --line: #8794a1; --accent: #0b5cad; --on: #fff; --bad: #a3170b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f6; --soft: #aab6c2; --page: #10161c; --card: #1a222b; --line: #6b7885; --accent: #7ab8f5; --on: #0c1620; --bad: #ff9d92; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 25rem; padding: 2rem; background: var(--card); border-radius: .75rem; box-shadow: 0 1px 3px rgb(0 0 0 / .2); }
.mark { display: block; width: 2.75rem; height: 2.75rem; color: var(--accent); }
h1 { margin: .75rem 0 1.25rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
.hint { margin: 0 0 .25rem; color: var(--soft); font-size: .875rem; }
input { width: 100%; margin-top: .25rem; padding: .6875rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; border: 0; border-radius: .375rem; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.more { margin: 1.5rem 0 0; font-size: .875rem; }
.key { padding: .75rem; background: var(--page); border-radius: .375rem; font: 1.125rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
.qr { width: 12rem; max-width: 100%; margin: 0 0 1rem; padding: .5rem; border-radius: .375rem; background: #fff; }
.qr svg { display: block; }
.codes { columns: 2; margin: 0 0 1rem; padding: .75rem 1.5rem; list-style: none; background: var(--page); border-radius: .375rem; font: 1.125rem/1.8 ui-monospace, monospace; }
.second { margin-top: .75rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); }
form + form button { margin-top: .75rem; }
@media print { button, .screen { display: none; } }
.error { padding: .75rem; border-left: 4px solid var(--bad); background: var(--page); color: var(--bad); }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type Html = ReturnType<typeof html>;

/** Content of the page below its title. */
export type SignInView =
  | {
      readonly form: 'sign-in';
      readonly email?: string;
      readonly error?: string;
      /** What was done before. */
      readonly notice?: string;
      /** Link to the settings of two-factor sign-in. Missing on their own page. */
      readonly settingsUrl?: string | undefined;
      /** Link to the form for a new password. Missing if no mail can be sent. */
      readonly forgotUrl?: string | undefined;
    }
  | {
      readonly form: 'password';
      readonly ticket: string;
      readonly isTemporary: boolean;
      readonly error?: string;
    }
  | {
      readonly form: 'invitation';
      readonly email: string;
      readonly work: InvitedWork;
      /** Whether the user has to choose a password in it. */
      readonly needsPassword: boolean;
      readonly error?: string;
    }
  | { readonly form: 'forgot'; readonly email?: string; readonly error?: string }
  | { readonly form: 'forgotten'; readonly studio: string; readonly error?: undefined }
  | { readonly form: 'reset'; readonly email: string; readonly error?: string }
  | { readonly form: 'passwordChanged'; readonly studio: string; readonly error?: undefined }
  | { readonly form: 'none'; readonly error: string }
  | TwoFactorView;

/**
 * Returns the page's headers. The form may redirect to the Studios' origins, because browsers also apply
 * `form-action` to a form's redirects. The referrer policy must keep the form's Origin header, which 'no-referrer'
 * would not.
 */
export function signInHeaders(studioOrigins: readonly string[]): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      'img-src data:',
      `form-action ${["'self'", ...studioOrigins].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

const invalid = (view: SignInView): Html =>
  view.error === undefined ? html`` : html` aria-describedby="error"`;

function signInForm(view: Extract<SignInView, { form: 'sign-in' }>, wording: SignInWording): Html {
  return html`${view.settingsUrl === undefined ? html`<p>${wording.twoFactorIntro}</p>` : ''}
${view.notice === undefined ? '' : html`<p role="status">${view.notice}</p>`}
<form method="post">
<label for="email">${wording.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${view.email ?? ''}"${invalid(view)}>
<label for="password">${wording.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid(view)}>
<button type="submit">${view.settingsUrl === undefined ? wording.next : wording.submit}</button>
</form>
${view.forgotUrl === undefined ? '' : html`<p class="more"><a href="${view.forgotUrl}">${wording.forgotLink}</a></p>`}
${view.settingsUrl === undefined ? '' : html`<p class="more"><a href="${view.settingsUrl}">${wording.twoFactorLink}</a></p>`}`;
}

/** Returns two fields for a new password. */
function newPasswordFields(view: SignInView, wording: SignInWording): Html {
  return html`<label for="password">${wording.newPassword}</label>
<p class="hint" id="hint">${wording.newPasswordHint}</p>
<input id="password" name="newPassword" type="password" autocomplete="new-password" required autofocus minlength="12" maxlength="200" aria-describedby="hint${view.error === undefined ? '' : ' error'}">
<label for="again">${wording.again}</label>
<input id="again" name="again" type="password" autocomplete="new-password" required minlength="12" maxlength="200"${invalid(view)}>`;
}

function passwordForm(view: Extract<SignInView, { form: 'password' }>, wording: SignInWording): Html {
  return html`<p>${view.isTemporary ? wording.newIntro : wording.changeIntro}</p>
<form method="post">
<input type="hidden" name="step" value="password">
<input type="hidden" name="ticket" value="${view.ticket}">
${newPasswordFields(view, wording)}
<button type="submit">${wording.save}</button>
</form>`;
}

function invitationForm(view: Extract<SignInView, { form: 'invitation' }>, wording: SignInWording): Html {
  const { email, work, needsPassword } = view;
  return html`<p>${wording.invitedTo(work)}</p>
<p>${wording.invitationFor(email)}${needsPassword ? '' : html` ${wording.acceptIntro}`}</p>
<form method="post">
${needsPassword ? newPasswordFields(view, wording) : ''}
<button type="submit">${wording.accept}</button>
</form>`;
}

function forgotForm(view: Extract<SignInView, { form: 'forgot' }>, wording: SignInWording): Html {
  return html`<p>${wording.forgotIntro}</p>
<form method="post">
<label for="email">${wording.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${view.email ?? ''}"${invalid(view)}>
<button type="submit">${wording.sendLink}</button>
</form>`;
}

function resetForm(view: Extract<SignInView, { form: 'reset' }>, wording: SignInWording): Html {
  return html`<p>${wording.resetFor(view.email)}</p>
<form method="post">
${newPasswordFields(view, wording)}
<button type="submit">${wording.savePassword}</button>
</form>`;
}

/** A sentence, and the way to where people sign in. */
const done = (sentence: string, studio: string, wording: SignInWording): Html =>
  html`<p>${sentence}</p>
<p><a href="${studio}">${wording.submit}</a></p>`;

function contentOf(view: SignInView, wording: SignInWording): Html | string {
  switch (view.form) {
    case 'sign-in':
      return signInForm(view, wording);
    case 'password':
      return passwordForm(view, wording);
    case 'invitation':
      return invitationForm(view, wording);
    case 'forgot':
      return forgotForm(view, wording);
    case 'forgotten':
      return done(wording.forgotten, view.studio, wording);
    case 'reset':
      return resetForm(view, wording);
    case 'passwordChanged':
      return done(wording.passwordChanged, view.studio, wording);
    case 'none':
      return '';
    case 'code':
    case 'set-up':
    case 'codes':
    case 'settings':
    case 'off':
      return twoFactorContent(view, wording);
    default:
      return view satisfies never;
  }
}

const TITLES = {
  'sign-in': 'title',
  password: 'newTitle',
  invitation: 'invitationTitle',
  forgot: 'forgotTitle',
  forgotten: 'forgotTitle',
  reset: 'newTitle',
  passwordChanged: 'newTitle',
  none: 'title',
  code: 'codeTitle',
  'set-up': 'setUpTitle',
  codes: 'codesTitle',
  settings: 'twoFactorTitle',
  off: 'twoFactorTitle',
} as const satisfies Record<SignInView['form'], keyof SignInWording>;

function titleOf(view: SignInView, wording: SignInWording): string {
  const isSettings = view.form === 'sign-in' && view.settingsUrl === undefined;
  return isSettings ? wording.twoFactorTitle : wording[TITLES[view.form]];
}

/** Returns the complete page. The template escapes all external input. */
export function signInPage(view: SignInView, language: SignInLanguage): Html {
  const wording = wordingIn(language);
  const title = titleOf(view, wording);
  const error =
    view.error === undefined ? '' : html`<p class="error" id="error" role="alert">${view.error}</p>`;
  const form = contentOf(view, wording);
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<svg class="mark" viewBox="0 0 44 44" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 24 22 8l18 16"/><path d="M10 30v6h24v-6"/></svg>
<h1>${title}</h1>
${error}
${form}
</main>
</body>
</html>`;
}
