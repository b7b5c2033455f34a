import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openImageCache } from '@rooftop/lake/image-cache';
import { pino } from 'pino';
import { drawAhead } from '@rooftop/platform/images/draw-ahead';
import { drawingVersion } from '@rooftop/platform/images/drawing-edition';

const FOLDER = join(tmpdir(), 'rooftop-bench-pictures');
const MAX_BYTES = 2 ** 30;

/**
 * Draws the vehicles that websites draw ahead of requests, so that no benchmark runs beside it. The first time it takes
 * minutes; the drawings are kept for later runs.
 * @returns a `DATA_DIR` with the drawings in `vehicles`
 */
export async function drawPictures(): Promise<string> {
  const vehicles = join(FOLDER, 'vehicles');
  await mkdir(vehicles, { recursive: true });
  process.stdout.write('Drawing vehicles that are not drawn yet …\n');
  const cache = openImageCache(vehicles, MAX_BYTES, pino());
  await drawAhead(cache, await drawingVersion(), new AbortController().signal);
  return FOLDER;
}
