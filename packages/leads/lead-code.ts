/** The code by which people name their lead at the dealership: `LK-7Q4M`. `new_lead_code` in migration 51 makes it. */

/** Neither vowels nor signs that look alike. */
const WRITTEN = /^([CDFGHJ-NPQRTV-Y34679]{2})[\s-]*([CDFGHJ-NPQRTV-Y34679]{4})$/;

/**
 * Reads a code as people write or say it: in any case of letters, with or without its hyphen.
 * @returns null if it is none
 */
export function readLeadCode(written: string): string | null {
  const [, first, last] = WRITTEN.exec(written.trim().toUpperCase()) ?? [];
  return first === undefined || last === undefined ? null : `${first}-${last}`;
}
