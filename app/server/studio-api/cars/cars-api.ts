/** The part of the Studio API about a dealership's cars. packages/inventory/cars-api.ts has its requests and answers. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import {
  carAnswerShape,
  carChangeShape,
  carsAnswerShape,
  carsRequestShape,
} from '@rooftop/inventory/cars-api';
import { PhotoError } from '@rooftop/platform/images/fetch-photo';
import type { WebContext } from '#app/server/site-request.ts';
import { type ApiResponse, createResponder, readSmallJson, SentFile, tokenOf } from '../answer.ts';
import { actorOf } from '../change-request.ts';
import type { StudioRights } from '../studio-rights.ts';
import type { CarsData } from './cars-data.ts';

interface CarsApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'mayRead' | 'mayEdit' | 'findUser'>;
  readonly data: CarsData;
  readonly onError: (error: unknown) => void;
}

const BASE = '/api/desk/cars/:dealership{[\\w-]{1,128}}';
const CAR = `${BASE}/:vin{[A-Z0-9]{17}}`;
/** The list, one car, and one of its photos. */
export const CARS_PATHS = [BASE, CAR, `${CAR}/photos/:photo{[\\w-]{22}}`] as const;

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'We couldn’t process that request. Reload the page and try again.',
  404: 'This dealership has no such car.',
};

/** Whoever may read the dealership's document sees its cars; whoever writes its content also changes what is said of them. */
export function createCarsApi({ studioUrl, rights, data, onError }: CarsApiOptions) {
  const respond = createResponder(studioUrl);

  async function readCar(token: string, dealership: string, vin: string): Promise<ApiResponse> {
    const [car, mayEdit] = await Promise.all([data.car(dealership, vin), rights.mayEdit(token, dealership)]);
    return car === null ? [404] : [200, carAnswerShape.parse({ ...car, mayEdit })];
  }

  async function changeCar(
    token: string,
    { env: { incoming } }: WebContext,
    { dealership, vin }: { readonly dealership: string; readonly vin: string },
  ): Promise<ApiResponse> {
    const [mayEdit, person] = await Promise.all([rights.mayEdit(token, dealership), rights.findUser(token)]);
    if (!mayEdit || person === null) return [403];
    const change = carChangeShape.safeParse(await readSmallJson(incoming, BUDGETS.carChangeBytes.each));
    if (!change.success) return [400];
    const isKnown = await data.change({ dealership, vin, change: change.data, by: actorOf(person) });
    return isKnown ? readCar(token, dealership, vin) : [404];
  }

  async function readPhoto(dealership: string, vin: string, name: string): Promise<ApiResponse> {
    try {
      const photo = await data.photo(dealership, vin, name);
      return photo === null ? [404] : [200, new SentFile(new Uint8Array(photo), 'image/webp')];
    } catch (error) {
      if (error instanceof PhotoError || error instanceof QueueFullError) return [404];
      throw error;
    }
  }

  async function answer(context: WebContext): Promise<ApiResponse> {
    const { req, env } = context;
    const { method } = env.incoming;
    const dealership = req.param('dealership') ?? '';
    const vin = req.param('vin');
    const photo = req.param('photo');
    if (method === 'OPTIONS') return [204];
    if (method !== 'GET' && (method !== 'PUT' || vin === undefined || photo !== undefined)) return [405];
    const token = tokenOf(env.incoming);
    if (token === undefined) return [401];
    if (!(await rights.mayRead(token, dealership))) return [403];
    if (vin === undefined) {
      const request = carsRequestShape.safeParse(req.query());
      const found = request.success ? await data.list(dealership, request.data) : null;
      return found === null ? [400] : [200, carsAnswerShape.parse(found)];
    }
    if (method === 'PUT') return changeCar(token, context, { dealership, vin });
    return photo === undefined ? readCar(token, dealership, vin) : readPhoto(dealership, vin, photo);
  }

  return async function carsApi(context: WebContext): Promise<Response> {
    const answered = await answer(context).catch((error: unknown): ApiResponse => {
      onError(error);
      return [503];
    });
    return respond(context.env.incoming, answered, { methods: ['GET', 'PUT'], messages: MESSAGES });
  };
}
