import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openImageCache } from '@rooftop/lake/image-cache';
import { isPhotoFile } from '@rooftop/inventory/feeds/photo-file';
import type { Logger } from 'pino';
import { createDecoder } from './decoder.ts';
import { drawAhead } from './draw-ahead.ts';
import { createDrawnVehicles } from './drawn-vehicles.ts';
import { drawingVersion } from './drawing-edition.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { createPhotoHosts, type HostList } from './allowed-photo-hosts.ts';
import { createPhotos } from './feed-photos.ts';
import { createPictureAddresses, type PictureAddresses } from './picture-addresses.ts';
import { readPhotoFile } from './read-photo-file.ts';

/** Maximum bytes on disk. All drawings fit; the least recently viewed photos are deleted. */
const MAX_BYTES = { drawn: 256 * 1024 * 1024, photos: 2 * 1024 * 1024 * 1024 };

/** Milliseconds after startup until drawing ahead begins, and between looks whether another process is still at it. */
const DRAW_AFTER_MS = 15_000;

interface PicturesOptions {
  /** Cache folder. Its files may be deleted at any time. */
  readonly folder: string;
  readonly readHosts: () => Promise<readonly HostList[]>;
  /** Runs work unless another process with this folder is running it. Returns whether the work ran. */
  readonly drawAlone: (work: () => Promise<void>) => Promise<boolean>;
  readonly log: Logger;
}

/** Opens the vehicle images of all dealerships: their URLs, drawings and photos. */
export async function createPictures({ folder, readHosts, drawAlone, log }: PicturesOptions) {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const listeners = new Set<(dealership: string) => void>();
  const onOtherPhotos = (dealership: string) => listeners.forEach((listener) => listener(dealership));
  const [edition, hosts] = await Promise.all([
    drawingVersion(),
    createPhotoHosts({
      read: readHosts,
      onChange: onOtherPhotos,
      onFailure: warn('photo hosts not read'),
    }),
  ]);
  const decoder = createDecoder();
  const openDrawings = () => openImageCache(join(folder, 'vehicles'), MAX_BYTES.drawn, log);
  const drawn = createDrawnVehicles(openDrawings(), edition);
  const photos = createPhotos({
    cache: openImageCache(join(folder, 'photos'), MAX_BYTES.photos, log),
    onMissing: onOtherPhotos,
    fit: decoder.fit,
    fetch: (dealership, source) =>
      isPhotoFile(source)
        ? readPhotoFile(hosts.foldersOf(dealership), source)
        : fetchPhoto(source, { takes: (address) => hosts.allows(dealership, address) }),
  });
  const addressesFor = (dealership: string): PictureAddresses =>
    createPictureAddresses({
      edition,
      takesFrom: (source) => hosts.allows(dealership, source) && !photos.isMissing(dealership, source),
      photoVersion: () =>
        JSON.stringify([hosts.hostsOf(dealership), hosts.foldersOf(dealership), photos.missing(dealership)]),
    });
  const closing = new AbortController();
  return {
    addressesFor,
    drawn,
    /** Version of the drawings, which their URLs have. */
    edition,
    photos,
    /** Whether a dealership accepts photos from this URL. */
    takes: (dealership: string, source: string) => hosts.allows(dealership, source),
    /** Decodes and resizes a photo that a visitor sent, in a child process. */
    fit: decoder.fit,
    /** Reads the photo hosts again, because an import may have come from a new source. */
    refreshHosts: () => hosts.refresh(),
    /** Calls the listener when pages of this dealership may show different or fewer photos. */
    onOtherPhotos: (listener: (dealership: string) => void) => void listeners.add(listener),
    /**
     * Draws the images of search results in the background, some time after startup, once for all processes with this
     * folder. If the process that draws ends early, another one goes on.
     */
    async drawAhead(): Promise<void> {
      const { signal } = closing;
      const draw = () => drawAhead(openDrawings(), edition, signal);
      try {
        do await setTimeout(DRAW_AFTER_MS, undefined, { signal, ref: false });
        while (!(await drawAlone(draw)));
        log.info('vehicles drawn ahead');
      } catch (error) {
        if (!signal.aborted) warn('vehicles not drawn ahead')(error);
      }
    },
    close() {
      closing.abort();
      hosts.close();
      decoder.close();
    },
  };
}
export type Pictures = Awaited<ReturnType<typeof createPictures>>;
