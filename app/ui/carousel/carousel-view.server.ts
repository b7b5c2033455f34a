import type { Translate, WordKey } from '#app/locales/wording.server.ts';

/** Texts and length of a carousel. */
export function carouselView(label: WordKey, count: number, t: Translate) {
  return {
    label: t(label),
    count,
    words: { previous: t('ui.previous'), next: t('ui.next'), status: t('ui.slide') },
  };
}
