const USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats an amount for a description in the Studio: `$1,000`, `$0.20`. */
export const describeDollars = (cents: number): string => USD.format(cents / 100);
