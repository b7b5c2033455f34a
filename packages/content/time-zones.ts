/** IANA names of the time zones a store can be in. */
export const TIME_ZONE_NAMES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
export type TimeZone = (typeof TIME_ZONE_NAMES)[number];

/** Time zone of a dealership until an editor chooses another. Sanity's type generator reads only plain constants. */
export const DEFAULT_TIME_ZONE = 'America/New_York';
