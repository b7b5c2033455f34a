/** Where a page asks whether it may show the inspector. */
export const INSPECTOR_PATH = '/api/inspector';
/** Query parameter of the link from the Studio, and its value. */
export const INSPECT = ['inspect', 'events'] as const;
