/** Query parameter with the VIN of the car that a visitor would trade theirs in for. */
export const TRADED_FOR = 'vehicle';

/** Path of the trade-in form, without the language. */
export const TRADE_IN_PATH = '/sell-trade-my-car/your-vehicle';

/** Path of the trade-in form for a car of the dealership, or for none, without the language. */
export const tradeInPath = (vin: string | null): string =>
  vin === null ? TRADE_IN_PATH : `${TRADE_IN_PATH}?${new URLSearchParams({ [TRADED_FOR]: vin })}`;
