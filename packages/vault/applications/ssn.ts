/** Three digits but not 000, 666 or 900 and above; two but not 00; four but not 0000 (spec 5). */
export const SSN = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/;

/** Writes nine digits as a Social Security number: `123456789` and `123 45 6789` become `123-45-6789`. */
export const hyphenateSsn = (written: string): string =>
  written.replace(/^\s*(\d{3})[\s-]?(\d{2})[\s-]?(\d{4})\s*$/, '$1-$2-$3');
