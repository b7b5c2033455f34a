/** Checks redirects that were pasted as a list by the rules of a single one, as if all of them existed already. */
import { formProblem, leadsElsewhere } from '../../documents/redirect-rule/redirect-form.ts';
import type { DealershipFacts } from '../dealership-facts.ts';
import { checkLinks } from './check-links.ts';

interface PastedUrls {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a pasted redirect. */
interface PastedCheck {
  /** Why it cannot be created. Null if it can be. */
  readonly error: string | null;
  /** What an editor should look at. */
  readonly warnings: readonly string[];
}

/** Old URLs that differ only in a slash at the end are the same. */
const keyOf = ({ from }: PastedUrls): string => from.replace(/(?<=[^*])\/+$/, '') || '/';

/**
 * Checks each of the redirects, in their order.
 * @param hostnames of the dealership
 * @returns as many results as redirects
 */
export function checkPastedRedirects<Pasted extends PastedUrls>(
  pasted: readonly Pasted[],
  facts: DealershipFacts,
  hostnames: readonly string[],
): readonly (Pasted & PastedCheck)[] {
  const existing = new Map(facts.redirects.map((rule) => [keyOf(rule), rule]));
  const first = new Map<string, number>();
  for (const [index, one] of pasted.entries()) if (!first.has(keyOf(one))) first.set(keyOf(one), index);

  function errorOf(one: PastedUrls, index: number): string | null {
    const problem = formProblem(one) ?? leadsElsewhere(one.to, hostnames);
    if (problem !== null) return problem;
    if (first.get(keyOf(one)) !== index)
      return `${one.from} is in the list twice. Keep one of the two lines.`;
    const known = existing.get(keyOf(one));
    return known === undefined
      ? null
      : `You already have a redirect from ${known.from} to ${known.to}. Change that one, or leave this line out.`;
  }

  const errors = pasted.map(errorOf);
  const idOf = (index: number): string => `pasted-${index}`;
  const added = pasted.flatMap(({ from, to }, index) =>
    errors[index] === null ? [{ id: idOf(index), from, to }] : [],
  );
  const together = { ...facts, redirects: [...facts.redirects, ...added] };
  return pasted.map((one, index) => {
    const error = errors[index] ?? null;
    if (error !== null) return { ...one, error, warnings: [] };
    const document = { _type: 'redirectRule', _id: idOf(index), from: one.from, to: one.to };
    const findings = checkLinks(document, together);
    const said = (level: string) =>
      findings.filter((finding) => finding.level === level).map(({ message }) => message);
    const [circle] = said('error');
    return { ...one, error: circle ?? null, warnings: circle === undefined ? said('warning') : [] };
  });
}
