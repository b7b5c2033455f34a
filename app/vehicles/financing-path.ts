/** Query parameter with the VIN of the car to finance. */
export const FINANCED_CAR = 'vehicle';

/** Path of the pre-approval page, for a car or for none, without the language. */
export const financingPath = (vin: string | null): string =>
  `/auto-financing/apply-for-financing${vin === null ? '' : `?${new URLSearchParams({ [FINANCED_CAR]: vin })}`}`;
