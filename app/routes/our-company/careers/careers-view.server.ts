import type { RequestContext } from '#app/context.server.ts';
import { type LeadFormView, leadFormView } from '#app/forms/lead-form-view.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type Words, wordsFor } from '#app/locales/wording.server.ts';

const APPLICATION_WORDS = [
  'careers.form',
  'careers.message',
  'careers.position',
  'careers.positionHint',
  'careers.resume',
  'careers.resumeHint',
] as const;

/** How to apply at this dealership: by form or by email. */
export type CareersView =
  | {
      readonly way: 'form';
      readonly form: LeadFormView;
      /** Job opening to apply for, or null if the applicant names it. */
      readonly position: string | null;
      readonly words: Words<(typeof APPLICATION_WORDS)[number]>;
    }
  | {
      readonly way: 'mail';
      readonly heading: string;
      readonly text: string;
      readonly email: { readonly address: string; readonly href: string } | null;
    };

/** @param position Job opening to apply for, or null if the applicant names it. */
export async function careersView(context: RequestContext, position: string | null): Promise<CareersView> {
  const { content, t } = context;
  const settings = await orFallback(content.settings(), null);
  if (settings?.careers.way === 'mail') {
    const address = settings.careers.email ?? (await context.company()).email;
    return { way: 'mail', heading: t('careers.mail'), ...mailWords(address, position, t) };
  }
  const form = await leadFormView(
    {
      form: 'CAREERS',
      texts: {
        submit: t('careers.send'),
        sent: t('careers.sent'),
        sentText: t('careers.sentText'),
        failed: t('careers.failed'),
      },
    },
    context,
  );
  return { way: 'form', form, position, words: wordsFor(t, APPLICATION_WORDS) };
}

function mailWords(address: string | null, position: string | null, t: RequestContext['t']) {
  if (address === null) return { text: t('careers.noMail'), email: null };
  const [subject, text] =
    position === null
      ? [t('careers.mailSubject'), t('careers.mailText')]
      : [t('careers.mailSubjectFor', { position }), t('careers.mailTextFor')];
  return { text, email: { address, href: `mailto:${address}?subject=${encodeURIComponent(subject)}` } };
}
