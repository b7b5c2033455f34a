/**
 * Reported when a dealership, or the whole platform, has sent as many phone codes as it may: somebody may be spending
 * the platform's money on text messages.
 */
export class PhoneCodesStopped extends Error {
  override readonly name = 'PhoneCodesStopped';
  /** @param stopped the budget and its share that is used up, its size, and when it starts over */
  constructor(stopped: {
    readonly name: string;
    readonly share: 'tenant' | 'platform';
    readonly limit: number;
    readonly until: Date;
  }) {
    const { name, share, limit, until } = stopped;
    const who = share === 'tenant' ? 'This dealership' : 'The platform';
    super(
      `${who} has sent ${limit} phone codes, all that BUDGETS.${name}.${share} allows. No more are sent until ${until.toISOString()}.`,
    );
  }
}
