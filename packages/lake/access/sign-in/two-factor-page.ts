/** Forms of the sign-in page for the second factor. */
import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { SignInWording } from './sign-in-wording.ts';

type Html = ReturnType<typeof html>;

/** Content of the page below its title. `ticket` is the proof of the steps that are done. */
export type TwoFactorView =
  | { readonly form: 'code'; readonly ticket: string; readonly error?: string }
  | {
      readonly form: 'set-up';
      readonly ticket: string;
      /** Sealed, to be sent back with the code. */
      readonly sealedSecret: string;
      /** In base32. */
      readonly secret: string;
      readonly url: string;
      readonly isRequired: boolean;
      /** Whether a user who needs it may go on without it for now. */
      readonly mayPostpone: boolean;
      readonly error?: string;
    }
  | {
      readonly form: 'codes';
      readonly ticket: string;
      readonly codes: readonly string[];
      readonly error?: undefined;
    }
  | {
      readonly form: 'settings';
      readonly ticket: string;
      readonly codesLeft: number;
      readonly error?: string;
    }
  | { readonly form: 'off'; readonly ticket: string; readonly error?: undefined };

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** Returns a form that is only a button. */
const press = (step: string, ticket: string, label: string, look = ''): Html =>
  html`<form method="post">${hidden('step', step)}${hidden('ticket', ticket)}
<button type="submit"${look === '' ? '' : html` class="${look}"`}>${label}</button>
</form>`;

function codeForm(view: Extract<TwoFactorView, { form: 'code' }>, wording: SignInWording): Html {
  return html`<p>${wording.codeIntro}</p>
<form method="post">
${hidden('step', 'code')}${hidden('ticket', view.ticket)}
<label for="code">${wording.code}</label>
<p class="hint" id="hint">${wording.codeHint}</p>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required autofocus maxlength="40" aria-describedby="hint${view.error === undefined ? '' : ' error'}">
<button type="submit">${wording.submit}</button>
</form>`;
}

function setUpForm(view: Extract<TwoFactorView, { form: 'set-up' }>, wording: SignInWording): Html {
  const key = view.secret.replace(/.{4}(?=.)/g, '$& ');
  // The page's policy forbids images from elsewhere, and the key must leave this page for no other server.
  const picture = renderSVG(view.url, { ecc: 'M', border: 1 });
  return html`<p>${view.isRequired ? html`${wording.setUpRequired} ` : ''}${wording.setUpIntro}</p>
<p>${wording.setUpScan}</p>
<div class="qr" role="img" aria-label="${wording.setUpQr}">${raw(picture)}</div>
<p><a href="${view.url}">${wording.setUpLink}</a></p>
<p>${wording.setUpKey}</p>
<p class="key">${key}</p>
<form method="post">
${hidden('step', 'set-up')}${hidden('ticket', view.ticket)}${hidden('secret', view.sealedSecret)}
<label for="code">${wording.setUpCode}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus maxlength="40"${view.error === undefined ? '' : html` aria-describedby="error"`}>
<button type="submit">${wording.turnOn}</button>
</form>
${press('change-password', view.ticket, wording.changePassword, 'second')}
${view.mayPostpone ? html`${press('later', view.ticket, wording.notNow, 'second')}<p class="more">${wording.notNowHint}</p>` : ''}`;
}

function codesPage(view: Extract<TwoFactorView, { form: 'codes' }>, wording: SignInWording): Html {
  return html`<p>${wording.codesIntro}</p>
<ol class="codes">${view.codes.map((code) => html`<li>${code}</li>`)}</ol>
<p class="hint screen">${wording.codesPrint}</p>
${press('enter', view.ticket, wording.codesSaved)}`;
}

function settingsPage(view: Extract<TwoFactorView, { form: 'settings' }>, wording: SignInWording): Html {
  const { ticket } = view;
  return html`<p>${wording.settingsOn} ${wording.codesLeft(view.codesLeft)}</p>
${press('enter', ticket, wording.next)}
${press('change-password', ticket, wording.changePassword, 'second')}
${press('new-codes', ticket, wording.newCodes, 'second')}
${press('replace', ticket, wording.replace, 'second')}
${press('turn-off', ticket, wording.turnOff, 'second')}`;
}

/** Returns the form of a view. */
export function twoFactorContent(view: TwoFactorView, wording: SignInWording): Html {
  switch (view.form) {
    case 'code':
      return codeForm(view, wording);
    case 'set-up':
      return setUpForm(view, wording);
    case 'codes':
      return codesPage(view, wording);
    case 'settings':
      return settingsPage(view, wording);
    case 'off':
      return html`<p>${wording.turnedOff}</p>
${press('enter', view.ticket, wording.next)}`;
    default:
      return view satisfies never;
  }
}
