/** Where a link from the Studio turns a preview on: `?ticket=…&to=/path`. */
export const PREVIEW_PATH = '/api/preview';
/** Where a preview's bar reads what it can change, and changes it. */
export const PREVIEW_SETTINGS_PATH = '/api/preview/settings';
/** Turns the preview off. */
export const PREVIEW_END_PATH = '/api/preview/end';
