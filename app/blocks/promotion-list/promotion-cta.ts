import { factToken } from '@rooftop/visits/fact-token';

/** What a promotion's link is named in facts, by the editors' own type. Null if they gave none. */
export function promotionCta(type: string | null): string | null {
  const kind = factToken(type);
  return kind === null ? null : `promotion-${kind}`;
}
