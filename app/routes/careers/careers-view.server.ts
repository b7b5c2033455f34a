import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { type Words, words } from '../../wording.server.ts';

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
  const { content, say } = context;
  const settings = await unlessUnavailable(content.settings(), null);
  if (settings?.careers.way === 'mail') {
    const address = settings.careers.email ?? (await context.company()).email;
    return { way: 'mail', heading: say('careers.mail'), ...mailWords(address, position, say) };
  }
  const form = await leadFormView(
    {
      form: 'CAREERS',
      texts: {
        submit: say('careers.send'),
        sent: say('careers.sent'),
        sentText: say('careers.sentText'),
        failed: say('careers.failed'),
      },
    },
    context,
  );
  return { way: 'form', form, position, words: words(say, APPLICATION_WORDS) };
}

function mailWords(address: string | null, position: string | null, say: RequestContext['say']) {
  if (address === null) return { text: say('careers.noMail'), email: null };
  const [subject, text] =
    position === null
      ? [say('careers.mailSubject'), say('careers.mailText')]
      : [say('careers.mailSubjectFor', { position }), say('careers.mailTextFor')];
  return { text, email: { address, href: `mailto:${address}?subject=${encodeURIComponent(subject)}` } };
}
