import { phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Form } from '@rooftop/forms/lead-forms';
import { spamFieldsView } from './spam-filter/spam-fields-view.server.ts';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/page-request.ts';
import { formatPhone, inputMask, maskPhone } from '@rooftop/platform/wording/phone-mask';
import { orFallback } from '@rooftop/platform/or-fallback';
import { phoneVerificationWords } from '../visitor/phone/phone-verification-words.server.ts';
import { wordsFor } from '../locales/wording.server.ts';
import { consentView } from './consent-wording.server.ts';
import { messageWords } from './messages.server.ts';

const FORM_WORDS = [
  'form.another',
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

/** The texts of a form. */
interface FormTexts {
  readonly submit: string;
  /** Heading that replaces the form after it was sent. */
  readonly sent: string;
  readonly sentText: string;
  /** Error text if it could not be submitted (spec 8). */
  readonly failed: string;
  /** Heading above the fields to correct if one is about the visitor, if the form has its own. */
  readonly checkSelf?: string;
}

/** View model of a lead form: its texts, what we know about the visitor, and its guard. */
export type LeadFormView = Awaited<ReturnType<typeof leadFormView>>;

interface LeadFormOptions {
  readonly form: Form;
  readonly texts: FormTexts;
  /** ID of its element. Defaults to one by its kind; a form beside another of its kind needs its own. */
  readonly id?: string;
  /** Path of the route that handles it, with query but without language. Defaults to the current page. */
  readonly action?: string;
  /** Whether there is a phone field, and consent next to it. Defaults to true. */
  readonly hasPhone?: boolean;
  /** Whether to ask for verification of the number afterwards. Defaults to the dealership's setting. */
  readonly verifiesPhone?: boolean;
  /** Initial values by field name, besides the visitor's own data. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Creates a lead form for this visitor. It contains personal data, so it must never be part of a cached page or
 * response.
 */
export async function leadFormView(options: LeadFormOptions, context: RequestContext) {
  const { content, dealership, locale, path, t, visitor } = context;
  const [settings, company, profile] = await Promise.all([
    orFallback(content.settings(), null),
    context.company(),
    visitor.profile(),
  ]);
  const { firstName, lastName, email, phone } = profile;
  const verifies = options.verifiesPhone ?? settings?.verifiesPhones ?? false;
  const phoneMask = inputMask(dealership.phoneMask);
  const known = { firstName, lastName, email, phone: phone === null ? null : maskPhone(phone, phoneMask) };
  const id = options.id ?? `form-${options.form.toLowerCase().replaceAll('_', '-')}`;
  const number = phoneFor(company, options.form === 'SERVICE' ? 'service' : 'sales');
  return {
    /** Id of its element, also used as URL fragment. */
    id,
    /** For facts about it. */
    form: options.form,
    /** URL it is submitted to. */
    action: localPath(options.action ?? path, locale, dealership.languages),
    spamFields: spamFieldsView(context, options.form),
    /** Known values of this visitor by field name. */
    values: {
      ...Object.fromEntries(
        Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
      ...options.values,
    },
    /** Labels of the contact fields by name. */
    labels: {
      firstName: t('form.firstName'),
      lastName: t('form.lastName'),
      email: t('form.email'),
      phone: t('form.phone'),
    },
    /** Consent to calls and texts. Null if the form has no phone field. */
    consent: options.hasPhone === false ? null : await consentView(context),
    /** Nines stand for digits (spec 5). */
    phoneMask,
    errors: messageWords(t),
    texts: {
      ...options.texts,
      failedText:
        number === null
          ? t('form.failedText')
          : t('form.failedTextCall', { number: formatPhone(number, dealership) }),
    },
    /** Asks after submission to verify the number, unless it is `isPhoneVerified`. Null if not wanted. */
    verification: verifies ? phoneVerificationWords(t) : null,
    words: wordsFor(t, FORM_WORDS),
  };
}
