import type { Visit } from '../http/visit.ts';

/** Answers for pictures of vehicles, by the beginning of their addresses. */
type Serve = (request: Request, visit: Visit) => Promise<Response | null>;
type PictureRoutes = Readonly<Record<`/${string}/*`, Serve>>;

/**
 * Reads the picture at an address of a vehicle's pictures through what answers there, with its limits and its rules, as
 * somebody who has unlocked nothing.
 * @returns null: the address is none of a vehicle's
 * @throws Error when there is no such picture, or it cannot be had now
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
