/** Puts the hyphens into a complete or partial Social Security number. Anything but digits is left out. */
export function maskSsn(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
