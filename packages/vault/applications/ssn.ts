/** Three digits but not 000, 666 or 900 and above; two but not 00; four but not 0000 (spec 5). */
export const SSN = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/;
