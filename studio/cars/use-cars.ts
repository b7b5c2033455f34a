import type { CarsAnswer, CarsRequest } from '@rooftop/inventory/cars-api';
import { useEffect, useState } from 'react';
import { onCarChanged } from './car-changes.ts';
import { useCarsApi } from './use-cars-api.ts';

/** Milliseconds after the last key until a search begins. */
const TYPING_MS = 250;

/** Undefined until the first answer; a text if there is none. The last answer stays until the next one comes. */
export function useCars(
  dealership: string,
  { q, filter, page }: CarsRequest,
): CarsAnswer | string | undefined {
  const { list } = useCarsApi(dealership);
  const [found, setFound] = useState<CarsAnswer | string>();
  useEffect(() => {
    const ended = new AbortController();
    const show = (answer: CarsAnswer | string) => {
      if (!ended.signal.aborted) setFound(answer);
    };
    const read = () =>
      void list({ q, filter, page }, ended.signal).then(show, (error: Error) => show(error.message));
    const start = setTimeout(read, q === '' ? 0 : TYPING_MS);
    const stopListening = onCarChanged(read);
    return () => {
      clearTimeout(start);
      stopListening();
      ended.abort();
    };
  }, [list, q, filter, page]);
  return found;
}
