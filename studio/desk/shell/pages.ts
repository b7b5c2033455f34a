import type { ComponentType } from 'react';
import { AdvertisedPrices } from '../advertised/advertised-prices.tsx';
import type { Call } from '../api/call.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { People } from '../people/people.tsx';
import type { PageName } from '../place.ts';
import { Privacy } from '../privacy/privacy.tsx';
import { Reports } from '../reports/reports.tsx';
import { words } from '../wording/words.ts';
import type { DeskRouter } from './desk-context.ts';

/** What a page has that doesn't need the right to read leads. */
export interface EditorsPageProps {
  readonly call: Call;
  readonly navigation: DeskRouter;
}

/** A page either reads the desk's context, which only people with leads have, or is for editors too. */
type DeskPageEntry = { readonly title: string } & (
  | { readonly Page: ComponentType }
  | { readonly EditorsPage: ComponentType<EditorsPageProps> }
);

/** The pages of the desk, as the navigation shows them. To add one, add its name to `PAGE_NAMES` in place.ts. */
export const DESK_PAGES: Readonly<Record<PageName, DeskPageEntry>> = {
  leads: { title: words.leads, Page: Inbox },
  reports: { title: words.reports, Page: Reports },
  people: { title: words.people.title, Page: People },
  privacy: { title: words.privacy.title, Page: Privacy },
  advertised: { title: words.advertised.title, EditorsPage: AdvertisedPrices },
};
