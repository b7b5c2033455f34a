import { dealership } from './documents/dealership.schema.ts';
import { homePage } from './documents/home-page.schema.ts';
import { store } from './documents/store.schema.ts';
import { accessibleImage } from './objects/accessible-image.schema.ts';
import { address } from './objects/address.schema.ts';
import { callToAction } from './objects/call-to-action.schema.ts';
import { dayHours, departmentHours, weekHours } from './objects/hours.schema.ts';
import { localeString } from './objects/locale-string.schema.ts';
import { localeText } from './objects/locale-text.schema.ts';
import { theme } from './objects/theme.schema.ts';

/** Every type of the content model, for the Studio. */
export const schemaTypes = [
  dealership,
  homePage,
  store,
  accessibleImage,
  address,
  callToAction,
  dayHours,
  weekHours,
  departmentHours,
  localeString,
  localeText,
  theme,
];

export { API_VERSION } from './create-sanity-client.ts';
