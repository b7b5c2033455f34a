import type { Say, WordKey } from '../wording.server.ts';

/** Data that the browser needs to move slides. The slides themselves are static HTML. */
export interface CarouselView {
  readonly label: string;
  readonly count: number;
  readonly words: { readonly previous: string; readonly next: string; readonly status: string };
}

/** Texts and length of a carousel. */
export function carouselView(label: WordKey, count: number, say: Say): CarouselView {
  return {
    label: say(label),
    count,
    words: { previous: say('ui.previous'), next: say('ui.next'), status: say('ui.slide') },
  };
}
