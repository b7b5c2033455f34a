import type { RequestContext } from '#app/context.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';

const SHARE_WORDS = ['research.copied', 'research.copy', 'research.share', 'research.shareWith'] as const;

/** Ways to share an article. Plain links: no scripts of the networks are loaded. */
export type ShareView = ReturnType<typeof shareView>;

const address = (to: string, parameters: Readonly<Record<string, string>>): string =>
  `${to}?${new URLSearchParams(parameters)}`;

export function shareView(title: string, url: string, { t }: Pick<RequestContext, 't'>) {
  // Mail programs do not decode a plus sign as a space.
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const networks = [
    { label: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { label: 'X', href: address('https://x.com/intent/post', { text: title, url }) },
  ];
  return {
    title,
    /** Absolute canonical URL of the article. */
    url,
    links: [
      { label: t('research.mail'), spoken: t('research.shareMail'), href: mail },
      ...networks.map(({ label, href }) => ({
        label,
        href,
        spoken: t('research.shareOn', { place: label }),
      })),
    ],
    words: wordsFor(t, SHARE_WORDS),
  };
}
