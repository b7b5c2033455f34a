import {
  type CarAnswer,
  carAnswerShape,
  type CarsAnswer,
  carsAnswerShape,
  carsRefusalShape,
  type CarsRequest,
  type OverrideChange,
} from '@rooftop/inventory/cars-api';
import { useMemo } from 'react';
import { studioConfig } from '../address.ts';
import { useStudioApi } from '../use-studio-api.ts';

/** The cars of one dealership. Each function throws an error with what to tell the person. */
export interface CarsApi {
  readonly list: (request: CarsRequest, signal: AbortSignal) => Promise<CarsAnswer>;
  readonly read: (vin: string, signal: AbortSignal) => Promise<CarAnswer>;
  readonly change: (vin: string, change: OverrideChange) => Promise<CarAnswer>;
  /** Those of these VINs that not every shopper sees. Leaves out those about which the platform cannot be asked. */
  readonly findGone: (vins: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly photo: (vin: string, name: string, signal: AbortSignal) => Promise<Blob>;
}

const UNREACHABLE = 'The platform could not be reached. Try again later.';

/** @param dealership ID of its document */
export function useCarsApi(dealership: string): CarsApi {
  const ask = useStudioApi();
  return useMemo(() => {
    async function send(path: string, init?: RequestInit): Promise<Response> {
      const answer = await ask(`cars/${dealership}${path}`, init);
      if (answer.ok) return answer;
      const refusal = carsRefusalShape.safeParse(await answer.json().catch(() => null));
      throw new Error(refusal.data?.message ?? UNREACHABLE);
    }
    async function list({ q, filter, page }: CarsRequest, signal?: AbortSignal): Promise<CarsAnswer> {
      const query = new URLSearchParams({ q, filter, page: String(page) });
      return carsAnswerShape.parse(await (await send(`?${query}`, signal && { signal })).json());
    }
    return {
      list,
      async findGone(vins) {
        if (studioConfig().deskUrl === undefined) return new Set();
        const answers = await Promise.all(
          vins.map(async (vin) => {
            const found = await list({ q: vin, filter: 'shown', page: 1 }).catch(() => null);
            return found?.total === 0 ? [vin] : [];
          }),
        );
        return new Set(answers.flat());
      },
      read: async (vin, signal) => carAnswerShape.parse(await (await send(`/${vin}`, { signal })).json()),
      async change(vin, change) {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await send(`/${vin}`, { method: 'PUT', headers, body: JSON.stringify(change) });
        return carAnswerShape.parse(await answer.json());
      },
      photo: async (vin, name, signal) => (await send(`/${vin}/photos/${name}`, { signal })).blob(),
    };
  }, [ask, dealership]);
}
