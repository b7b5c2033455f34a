import type { SiteContact } from '@rooftop/leads/kinds/fields';
import type { Form } from '@rooftop/leads/lead';
import { type FormGuard, formGuard } from '../abuse/form-guard.server.ts';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';
import { formatPhone } from '../stores/phone.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';
import {
  phoneVerificationWords,
  type PhoneVerificationWords,
} from '../visitor/phone/phone-verification-words.server.ts';
import { type Words, words } from '../wording.server.ts';
import { type ConsentView, consentView } from './consent-wording.server.ts';
import { type MessageWords, messageWords } from './messages.server.ts';

const FORM_WORDS = [
  'form.check',
  'form.make',
  'form.message',
  'form.mileage',
  'form.model',
  'form.optional',
  'form.price',
  'form.sending',
  'form.year',
  'ui.close',
  'ui.notices',
] as const;

/** What a form says of itself. */
export interface FormTexts {
  readonly submit: string;
  /** instead of the form, when it was sent */
  readonly sent: string;
  readonly sentText: string;
  /** spec 8, for when it could not be taken */
  readonly failed: string;
  /** above what is to be mended, where the form has words of its own for it */
  readonly check?: string;
}

/** A lead form, ready to be shown: all its words, what we know of the visitor, and what proves it ours. */
export interface LeadFormView {
  /** its element's id, and the fragment that leads to it */
  readonly id: string;
  /** where it is sent */
  readonly action: string;
  readonly guard: FormGuard;
  /** by field: what this visitor has told us before */
  readonly values: Readonly<Record<string, string>>;
  /** to calls and texts; null: the form asks for no telephone number */
  readonly consent: ConsentView | null;
  /** nines are digits (spec 5) */
  readonly phoneMask: string;
  /** of the fields that every form has, by their names */
  readonly labels: Readonly<Record<keyof SiteContact, string>>;
  readonly errors: MessageWords;
  readonly texts: FormTexts & { readonly failedText: string };
  /** asks afterwards whether the number is his; null: not, or that is known */
  readonly verification: PhoneVerificationWords | null;
  readonly words: Words<(typeof FORM_WORDS)[number]>;
}

export interface AskedForm {
  readonly form: Form;
  readonly texts: FormTexts;
  /** path of the route that takes it, with its query, without the language; else this page */
  readonly action?: string;
  /** unsaid: there is a field for a telephone number, and beside it what giving one means */
  readonly hasPhone?: boolean;
  /** whether to ask afterwards if the number is his; unsaid: as the dealership has it */
  readonly verifiesPhone?: boolean;
  /** by field: what is known besides who the visitor is */
  readonly values?: Readonly<Record<string, string>>;
}

/** The masks of a dealership that has set none (spec 5). */
const DEFAULT_MASK = '(999) 999-9999';

/** A lead form for this visitor. What it holds is his alone: for pages and answers that nobody keeps. */
export async function leadFormView(asked: AskedForm, context: RequestContext): Promise<LeadFormView> {
  const { content, dealership, locale, path, say, visitor } = context;
  const [settings, company, profile] = await Promise.all([
    unlessUnavailable(content.settings(), null),
    context.company(),
    visitor.profile(),
  ]);
  const { firstName, lastName, email, phone, phoneVerified } = profile;
  const verifies = asked.verifiesPhone ?? settings?.verifiesPhones ?? false;
  const known = { firstName, lastName, email, phone: phone === null ? null : formatPhone(phone) };
  const id = `form-${asked.form.toLowerCase().replaceAll('_', '-')}`;
  const number = company.salesPhone ?? company.phone;
  return {
    id,
    action: localPath(asked.action ?? path, locale, dealership.languages),
    guard: formGuard(context, asked.form),
    values: {
      ...Object.fromEntries(
        Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
      ...asked.values,
    },
    labels: {
      firstName: say('form.firstName'),
      lastName: say('form.lastName'),
      email: say('form.email'),
      phone: say('form.phone'),
    },
    consent: asked.hasPhone === false ? null : await consentView(context),
    phoneMask: settings?.phoneMask ?? DEFAULT_MASK,
    errors: messageWords(say),
    texts: {
      ...asked.texts,
      failedText:
        number === null
          ? say('form.failedText')
          : say('form.failedTextCall', { number: formatPhone(number) }),
    },
    verification: verifies && !phoneVerified ? phoneVerificationWords(say) : null,
    words: words(say, FORM_WORDS),
  };
}
