/**
 * Where a vehicle's history is told (spec 2).
 * @param address the dealership's, with `{vin}` in the place of the VIN
 * @returns null for an address that is not https, whoever has written it
 */
export function historyReport(address: string, vin: string): string | null {
  const url = address.replaceAll('{vin}', encodeURIComponent(vin));
  return address.includes('{vin}') && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}
