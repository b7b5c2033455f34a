import { advertisingOf } from '#app/visitor/advertising.ts';

/** What Analytics calls the parameters of a campaign. Click ids are left out: they are the advertisers'. */
const NAMES = {
  utm_source: 'campaign_source',
  utm_medium: 'campaign_medium',
  utm_campaign: 'campaign_name',
  utm_term: 'campaign_term',
  utm_content: 'campaign_content',
} as const;

/** The campaign that led a visitor here, by the query of the page on which their visit began. Empty if there is none. */
export function campaignOf(query: string): Readonly<Record<string, string>> {
  const values = advertisingOf(query);
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([parameter, name]) => {
      const value = values[parameter];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
