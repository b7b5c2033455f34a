/**
 * URL of a vehicle's history report (spec 2).
 * @param address the dealership's URL, with `{vin}` in place of the VIN
 * @returns null for a URL that is not https
 */
export function historyReport(address: string, vin: string): string | null {
  const url = address.replaceAll('{vin}', encodeURIComponent(vin));
  return address.includes('{vin}') && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}
