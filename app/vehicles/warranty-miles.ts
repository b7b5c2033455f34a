/** The engine warranty is for vehicles with fewer miles (spec 9). */
export const WARRANTY_MILES = 85_000;
