import { setTimeout } from 'node:timers/promises';
import type { Theme } from '@rooftop/content/documents/dealership';
import { createWorkQueue, type WorkQueue } from '@rooftop/lake/assets/work-queue';
import { LRUCache } from 'lru-cache';
import type { Visit } from '../http/visit.ts';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard, ShareCards } from './share-card.ts';
import { openTypeface, type Typeface } from './typeface.ts';

/** Bytes of all cards that are kept. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds that a picture has to arrive; without it the card is drawn from words alone. */
const PATIENCE_MS = 4000;
/** Cards drawn at once, and how many wait beyond: whoever walks through all cars gets 503, and shoppers their pages. */
const QUEUE = { width: 1, waiting: 64 };

async function tooLate(): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false });
  throw new Error('A picture took too long.');
}

export interface ShareCardsOptions {
  /** where a picture that was uploaded is fetched from */
  readonly pictureUrl: (address: string) => URL;
  /** reads the picture of a car at its address, as everybody gets it; null: the address is none of a car's */
  readonly readCarPicture: (address: string, visit: Visit) => Promise<Uint8Array> | null;
  /** Decodes a picture that somebody uploaded, as PNG; it may be anything. */
  readonly decode: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly onTrouble: (cause: unknown) => void;
  readonly queue?: WorkQueue;
}

/** Draws cards, one after the other, and keeps them within bounds. */
export function createShareCards(options: ShareCardsOptions) {
  const { pictureUrl, readCarPicture, decode, onTrouble, queue = createWorkQueue(QUEUE) } = options;
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

  async function load(address: string | null, visit: Visit): Promise<Uint8Array | null> {
    if (address === null) return null;
    try {
      const ofCar = readCarPicture(address, visit);
      if (ofCar !== null) return await Promise.race([ofCar, tooLate()]);
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(pictureUrl(address), { signal });
      if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
      return await decode(new Uint8Array(await answer.arrayBuffer()));
    } catch (cause) {
      onTrouble(cause);
      return null;
    }
  }

  async function make(card: ShareCard, name: string, visit: Visit): Promise<Uint8Array<ArrayBuffer>> {
    const [face, logo, picture] = await Promise.all([
      typeface(card.theme.displayFace),
      load(card.logo, visit),
      load(card.picture, visit),
    ]);
    const png = await drawShareCard(card, { logo, picture }, face);
    const isWhole =
      (card.logo === null) === (logo === null) && (card.picture === null) === (picture === null);
    if (isWhole) kept.set(name, png);
    return png;
  }

  /** @param visit whose dealership's cards they are */
  return (visit: Visit): ShareCards => ({
    async draw(card) {
      const name = JSON.stringify([visit.dealership.id, card]);
      const known = kept.get(name) ?? inProgress.get(name);
      if (known !== undefined) return known;
      const made = queue.run(() => make(card, name, visit)).finally(() => inProgress.delete(name));
      inProgress.set(name, made);
      return made;
    },
  });
}
