/** Path of the endpoint with the popups of a page, without language. The form of a popup is below it. */
export const POPUPS_PATH = '/api/popups';

/** Query parameter with the VIN of the car on whose page a popup shows. */
export const POPUP_VEHICLE = 'vehicle';

/** Path of a popup's form, without language. @param vin of the car on whose page it shows, or null */
export function popupFormPath(id: string, part: string, vin: string | null): string {
  const query = vin === null ? '' : `?${new URLSearchParams({ [POPUP_VEHICLE]: vin })}`;
  return `${POPUPS_PATH}/${id}/${part}${query}`;
}
