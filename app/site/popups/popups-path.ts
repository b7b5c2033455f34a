/** Path of the endpoint with the popups of a page, without language. The form of a popup is below it. */
export const POPUPS_PATH = '/api/popups';
