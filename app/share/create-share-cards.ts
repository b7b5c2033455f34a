import type { Theme } from '@rooftop/content/documents/dealership';
import { LRUCache } from 'lru-cache';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard, ShareCards } from './share-card.ts';
import { openTypeface, type Typeface } from './typeface.ts';

/** Bytes of all cards that are kept. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds that a picture has to arrive; without it the card is drawn from words alone. */
const PATIENCE_MS = 4000;

export interface ShareCardsOptions {
  /** where addresses of pictures that begin with a slash are had */
  readonly pictureHost: string;
  readonly onTrouble: (cause: unknown) => void;
}

/** Draws cards, one at a time for each, and keeps them within bounds. */
export function createShareCards({ pictureHost, onTrouble }: ShareCardsOptions): ShareCards {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length,
  });
  const inProgress = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const faces = new Map<Theme['displayFace'], Promise<Typeface>>();

  function typeface(name: Theme['displayFace']): Promise<Typeface> {
    const opened = faces.get(name) ?? openTypeface(name);
    faces.set(name, opened);
    return opened;
  }

  async function load(address: string | null): Promise<Uint8Array | null> {
    if (address === null) return null;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(new URL(address, pictureHost), { signal });
      if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
      return new Uint8Array(await answer.arrayBuffer());
    } catch (cause) {
      onTrouble(cause);
      return null;
    }
  }

  async function make(card: ShareCard, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const [face, logo, picture] = await Promise.all([
      typeface(card.theme.displayFace),
      load(card.logo),
      load(card.picture),
    ]);
    const png = await drawShareCard(card, { logo, picture }, face);
    const isWhole =
      (card.logo === null) === (logo === null) && (card.picture === null) === (picture === null);
    if (isWhole) kept.set(name, png);
    return png;
  }

  return {
    async draw(card) {
      const name = JSON.stringify(card);
      const known = kept.get(name) ?? inProgress.get(name);
      if (known !== undefined) return known;
      const made = make(card, name).finally(() => inProgress.delete(name));
      inProgress.set(name, made);
      return made;
    },
  };
}
