import type { LeadVehicle } from '@rooftop/leads/lead';
import { formatWholeDollars, formatNumber } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/** `2021 Honda Civic EX · $21,495 · 31,204 miles · Stock L1234 · VIN 2HGFC2F66MH500001` */
export function vehicleText({
  year,
  make,
  model,
  trim,
  price,
  mileage,
  stockNumber,
  vin,
}: LeadVehicle): string {
  const name = [year, make, model, trim].filter((part) => part !== null).join(' ');
  return [
    name,
    price === null ? '' : formatWholeDollars(price),
    mileage === null ? '' : words.miles(formatNumber(mileage)),
    stockNumber === null ? '' : words.stock(stockNumber),
    vin === null ? '' : `VIN ${vin}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
