import { setTimeout } from 'node:timers/promises';
import type { Theme } from '@rooftop/content/documents/dealership';
import { createWorkQueue, type WorkQueue } from '@rooftop/lake/assets/work-queue';
import { LRUCache } from 'lru-cache';
import type { Visit } from '../visit.ts';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard, ShareCards } from './share-card.ts';
import { openTypeface, type Typeface } from './typeface.ts';

/** Maximum size of all cached cards in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Timeout in milliseconds for loading a picture. After that the card is drawn without it. */
const PATIENCE_MS = 4000;
/**
 * Number of cards drawn at once, and of those waiting. A crawler that requests every car gets a 503, so that shoppers
 * still get their pages.
 */
const QUEUE = { width: 1, waiting: 64 };

async function tooLate(): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false });
  throw new Error('Loading the picture timed out.');
}

export interface ShareCardsOptions {
  /** URL from which an uploaded picture is fetched. */
  readonly pictureUrl: (address: string) => URL;
  /** Reads a car picture by its public URL. Returns null if the URL is not that of a car picture. */
  readonly readCarPicture: (address: string, visit: Visit) => Promise<Uint8Array> | null;
  /** Converts an uploaded picture to PNG. The bytes are untrusted. */
  readonly decode: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly onFailure: (cause: unknown) => void;
  readonly queue?: WorkQueue;
}

/** Draws cards one at a time and caches them up to a size limit. */
export function createShareCards(options: ShareCardsOptions) {
  const { pictureUrl, readCarPicture, decode, onFailure, queue = createWorkQueue(QUEUE) } = options;
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
      onFailure(cause);
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

  /** @param visit Visit at the dealership whose cards are drawn. */
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
