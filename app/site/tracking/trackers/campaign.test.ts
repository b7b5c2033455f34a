import { expect, test } from 'vitest';
import { campaignOf } from './campaign.ts';

test.each([
  ['', {}],
  ['?q=ann%40example.com&gclid=g1&fbclid=f1&utm_id=7', {}],
  ['?utm_source=mail&utm_campaign=', { campaign_source: 'mail' }],
  [
    '?utm_source=google&utm_medium=cpc&utm_campaign=winter&utm_term=suv&utm_content=a&x=1',
    {
      campaign_source: 'google',
      campaign_medium: 'cpc',
      campaign_name: 'winter',
      campaign_term: 'suv',
      campaign_content: 'a',
    },
  ],
])('of %s tells Analytics %j', (query, campaign) => {
  expect(campaignOf(query)).toEqual(campaign);
});
