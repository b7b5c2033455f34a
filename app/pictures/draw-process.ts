/** Draws vehicles for the web process, in a process of its own: seconds of work that no page must wait for. */
import { setPriority } from 'node:os';
import { PAINTS } from '@rooftop/illustration/paint';
import { renderVehicle } from '@rooftop/illustration/render-vehicle';
import sharp from 'sharp';
import type { DrawReply, DrawRequest } from './drawer.ts';

/** Pages come first, on whatever machine this is. */
const NICENESS = 15;

setPriority(NICENESS);
sharp.concurrency(1);
// No two pictures have anything in common that were worth remembering.
sharp.cache(false);
// When the web process goes, the channel closes, and with it the last reason to live.
process.on('message', (request: DrawRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});

async function answer({ bodyStyle, paint, view, width }: DrawRequest): Promise<DrawReply> {
  try {
    return { bytes: await renderVehicle({ bodyStyle, paint: PAINTS[paint], view, width }) };
  } catch (error) {
    return { problem: String(error) };
  }
}
