import type { Visit } from '../visit.ts';

/** Handlers for vehicle images, by URL prefix. */
type Serve = (request: Request, visit: Visit) => Promise<Response | null>;
type PictureRoutes = Readonly<Record<`/${string}/*`, Serve>>;

/**
 * Reads a vehicle image through its request handler, with the same limits and rules, as a visitor who unlocked
 * nothing.
 * @returns null if it is not a vehicle image URL
 * @throws Error if there is no such image, or it is unavailable
 */
export function readPicture(
  address: string,
  visit: Visit,
  routes: PictureRoutes,
): Promise<Uint8Array> | null {
  const serve = Object.entries(routes).find(([path]) => address.startsWith(path.slice(0, -1)))?.[1];
  return serve === undefined ? null : read(address, visit, serve, routes);
}

async function read(address: string, visit: Visit, serve: Serve, routes: PictureRoutes): Promise<Uint8Array> {
  const answer = await serve(new Request(visit.origin + address), visit);
  const instead = answer?.headers.get('location') ?? null;
  const other = instead === null ? null : readPicture(instead, visit, routes);
  if (other !== null) return other;
  if (!answer?.ok) throw new Error(`${answer?.status ?? 404} for ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
