import type { ComponentType } from 'react';
import { Inbox } from '../inbox/inbox.tsx';
import { People } from '../people/people.tsx';
import type { PageName } from '../place.ts';
import { Privacy } from '../privacy/privacy.tsx';
import { Reports } from '../reports/reports.tsx';
import { words } from '../wording/words.ts';

/** The pages of the desk, as the navigation shows them. To add one, add its name to `PAGE_NAMES` in place.ts. */
export const PAGES: Readonly<Record<PageName, { readonly title: string; readonly Page: ComponentType }>> = {
  leads: { title: words.leads, Page: Inbox },
  reports: { title: words.reports, Page: Reports },
  people: { title: words.people.title, Page: People },
  privacy: { title: words.privacy.title, Page: Privacy },
};
