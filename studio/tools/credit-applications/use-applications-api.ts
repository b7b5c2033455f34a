import { useCallback } from 'react';
import type { z } from 'zod';
import { useStudioApi } from '../../use-studio-api.ts';
import { type Refusal, refusalShape, UNREACHABLE } from './applications-shape.ts';

export type ApplicationsResult<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Returns a function that asks about credit applications. It never rejects. */
export function useApplicationsApi() {
  const ask = useStudioApi();
  return useCallback(
    async <Found>(
      path: string,
      shape: z.ZodType<Found>,
      init: RequestInit = {},
    ): Promise<ApplicationsResult<Found>> => {
      try {
        const response = await ask(`credit-applications/${path}`, init);
        const body: unknown = await response.json();
        return response.ok
          ? { kind: 'found', found: shape.parse(body) }
          : { kind: 'refused', refusal: refusalShape.parse(body) };
      } catch {
        return { kind: 'refused', refusal: UNREACHABLE };
      }
    },
    [ask],
  );
}
