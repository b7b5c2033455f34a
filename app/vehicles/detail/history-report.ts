/** Where a vehicle's history is told, by its VIN (spec 2). */
export const historyReport = (vin: string): string =>
  `https://www.carfax.com/VehicleHistory/p/Report.cfx?vin=${encodeURIComponent(vin)}`;
