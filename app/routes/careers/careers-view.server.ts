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

/** How one applies at this dealership: by form, or by mail of one's own. */
export type CareersView =
  | {
      readonly way: 'form';
      readonly form: LeadFormView;
      readonly words: Words<(typeof APPLICATION_WORDS)[number]>;
    }
  | {
      readonly way: 'mail';
      readonly heading: string;
      readonly text: string;
      readonly email: { readonly address: string; readonly href: string } | null;
    };

/** @param position that the form begins with; undefined: none */
export async function careersView(context: RequestContext, position?: string): Promise<CareersView> {
  const { content, say } = context;
  const settings = await unlessUnavailable(content.settings(), null);
  if (settings?.careers.way === 'mail') {
    const address = settings.careers.email ?? (await context.company()).email;
    const subject = encodeURIComponent(say('careers.mailSubject'));
    return {
      way: 'mail',
      heading: say('careers.mail'),
      text: say(address === null ? 'careers.noMail' : 'careers.mailText'),
      email: address === null ? null : { address, href: `mailto:${address}?subject=${subject}` },
    };
  }
  const form = await leadFormView(
    {
      form: 'CAREERS',
      ...(position !== undefined && { values: { position } }),
      texts: {
        submit: say('careers.send'),
        sent: say('careers.sent'),
        sentText: say('careers.sentText'),
        failed: say('careers.failed'),
      },
    },
    context,
  );
  return { way: 'form', form, words: words(say, APPLICATION_WORDS) };
}
