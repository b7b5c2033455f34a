import { ActivityIcon } from '@sanity/icons/Activity';
import { BellIcon } from '@sanity/icons/Bell';
import { BillIcon } from '@sanity/icons/Bill';
import { BookIcon } from '@sanity/icons/Book';
import { CaseIcon } from '@sanity/icons/Case';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { DocumentIcon } from '@sanity/icons/Document';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { EnterRightIcon } from '@sanity/icons/EnterRight';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { MenuIcon } from '@sanity/icons/Menu';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { PinIcon } from '@sanity/icons/Pin';
import { SearchIcon } from '@sanity/icons/Search';
import { TagIcon } from '@sanity/icons/Tag';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { ThListIcon } from '@sanity/icons/ThList';
import { ThumbsUpIcon } from '@sanity/icons/ThumbsUp';
import { UsersIcon } from '@sanity/icons/Users';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { WrenchIcon } from '@sanity/icons/Wrench';
import { API_VERSION, type DatedType, DEFAULT_TIME_ZONE, type OwnedType } from '@rooftop/content/schema';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { z } from 'zod';
import { CarPane } from '../cars/car-pane.tsx';
import { CarsPane } from '../cars/cars-pane.tsx';
import { ToCheckPane } from '../checks/to-check-pane.tsx';
import { HelpVotesPane } from '../help/help-votes-pane.tsx';
import { summarizeLeadDelivery } from '../inputs/lead-delivery-summary.ts';
import { InspectorPane } from '../inspector/inspector-pane.tsx';
import { LeadTrialPane } from '../leads/lead-trial-pane.tsx';
import { VisitTrialPane } from '../popups/visit-trial-pane.tsx';
import { PhotoHostsPane } from '../photos/photo-hosts-pane.tsx';
import { studioConfig } from '../address.ts';
import { mayEdit } from '../roles.ts';
import { templateOf } from '../templates.ts';
import { missingTranslations } from '../translations/missing-translations.ts';
import { datedLists } from './dated-lists.ts';
import { ownedList } from './owned-list.ts';

const SECTIONS_QUERY = `*[_type == "dealership" && _id == $dealership][0] {
  name,
  "timeZone": coalesce(timeZone, "${DEFAULT_TIME_ZONE}"),
  "languages": coalesce(languages, []),
  recipients,
  crm,
  "homePage": *[_type == "homePage" && dealership._ref == $dealership] | order(_id asc) [0]._id,
  "navigation": *[_type == "navigation" && dealership._ref == $dealership] | order(_id asc) [0]._id
}`;
const sectionsShape = z
  .object({
    name: z.string().nullable(),
    timeZone: z.string(),
    languages: z.array(z.string()),
    recipients: z.unknown(),
    crm: z.unknown(),
    homePage: z.string().nullable(),
    navigation: z.string().nullable(),
  })
  .nullable();

/** An editor's tasks for one dealership, most frequent first. */
export async function dealershipSections(
  S: StructureBuilder,
  context: StructureResolverContext,
  dealership: string,
) {
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'drafts' });
  const found = sectionsShape.parse(await client.fetch<unknown>(SECTIONS_QUERY, { dealership }));
  const languages = found?.languages ?? [];
  const timeZone = found?.timeZone ?? DEFAULT_TIME_ZONE;

  /** Whether there is a platform to ask for cars, which are no content. */
  const isPlatformKnown = studioConfig().deskUrl !== undefined;

  const settings = S.document().schemaType('dealership').documentId(dealership);

  /**
   * A type's only document. Its ID is also the item's, so that deep links to the document find it. A new one has an ID
   * that the lake lets editors choose (`packages/lake/access/rights/new-ids.ts`).
   */
  const only = (type: 'homePage' | 'navigation', title: string, icon: ComponentType) => {
    const id = found?.[type] ?? `${type}-${dealership.replace(/^dealership-/, '')}`;
    const document = S.document().schemaType(type).documentId(id);
    return S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(document.initialValueTemplate(templateOf(type), { dealership }));
  };
  const dated = (type: DatedType, id: string, title: string, icon: ComponentType) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(datedLists(S, context.documentStore, { type, id, title, dealership, timeZone }));
  const list = (type: OwnedType, id: string, title: string, icon: ComponentType) =>
    S.listItem().id(id).title(title).icon(icon).child(ownedList(S, { type, title, dealership }));

  return (
    S.list()
      .id(dealership)
      .title(found?.name ?? 'New dealership')
      // Search results and deep links lead to the items below. Documents that no item contains open on their own.
      .canHandleIntent(() => false)
      .items([
        ...(found !== null &&
        summarizeLeadDelivery(found.recipients, { isStore: false, crm: found.crm }).isLost
          ? [
              S.listItem()
                .id('leads-without-recipient')
                .title('Some leads have no recipients')
                .icon(WarningOutlineIcon)
                .child(settings),
              S.divider(),
            ]
          : []),
        S.listItem()
          .id('to-check')
          .title('To check')
          .icon(CheckmarkCircleIcon)
          .child(S.component(ToCheckPane).id('to-check').title('To check').options({ dealership })),
        only('homePage', 'Home page', HomeIcon),
        list('page', 'pages', 'Pages', DocumentIcon),
        only('navigation', 'Menus', MenuIcon),
        ...(isPlatformKnown
          ? [
              S.listItem()
                .id('cars')
                .title('Cars')
                .icon(ThListIcon)
                .child(
                  S.component(CarsPane)
                    .id('cars')
                    .title('Cars')
                    .options({ dealership })
                    .child((vin) => S.component(CarPane).id(vin).title(vin).options({ dealership, vin })),
                ),
            ]
          : []),
        S.listItem().id(dealership).title('Settings').icon(CogIcon).child(settings),
        S.divider(),
        dated('promotion', 'promotions', 'Promotions', TagIcon),
        dated('offer', 'offers', 'Offers', BillIcon),
        dated('popup', 'popups', 'Popups', BellIcon),
        S.listItem()
          .id('visit-trial')
          .title('Try a visit')
          .icon(EyeOpenIcon)
          .child(S.component(VisitTrialPane).id('visit-trial').title('Try a visit').options({ dealership })),
        dated('article', 'articles', 'Articles', DocumentTextIcon),
        list('review', 'reviews', 'Reviews', CommentIcon),
        list('faq', 'questions', 'Questions', HelpCircleIcon),
        list('helpCategory', 'help-center', 'Help center', InfoOutlineIcon),
        S.listItem()
          .id('help-votes')
          .title('Help feedback')
          .icon(ThumbsUpIcon)
          .child(S.component(HelpVotesPane).id('help-votes').title('Help feedback').options({ dealership })),
        list('bodyStyle', 'body-styles', 'Body styles', ThLargeIcon),
        list('tradeQuestionnaire', 'trade-in', 'Trade-in questions', ClipboardIcon),
        list('serviceOperation', 'service-operations', 'Service operations', WrenchIcon),
        S.listItem()
          .id('photo-hosts')
          .title('Missing photos')
          .icon(ImagesIcon)
          .child(
            S.component(PhotoHostsPane).id('photo-hosts').title('Missing photos').options({ dealership }),
          ),
        S.divider(),
        list('store', 'stores', 'Stores', PinIcon),
        list('staffMember', 'team', 'Team', UsersIcon),
        dated('jobOpening', 'openings', 'Job openings', CaseIcon),
        list('legalDocument', 'legal', 'Legal', BookIcon),
        list('experiment', 'experiments', 'Experiments', ActivityIcon),
        ...(mayEdit(context.currentUser)
          ? [
              S.listItem()
                .id('event-inspector')
                .title('Event inspector')
                .icon(SearchIcon)
                .child(
                  S.component(InspectorPane)
                    .id('event-inspector')
                    .title('Event inspector')
                    .options({ dealership }),
                ),
            ]
          : []),
        S.listItem()
          .id('lead-trial')
          .title('Try a lead')
          .icon(EnvelopeIcon)
          .child(S.component(LeadTrialPane).id('lead-trial').title('Try a lead').options({ dealership })),
        list('redirectRule', 'redirects', 'Redirects', EnterRightIcon),
        ...(languages.length > 1
          ? [
              missingTranslations(S, context, {
                filter: 'dealership._ref == $dealership || _id == $dealership',
                params: { dealership },
                languages,
              }),
            ]
          : []),
      ])
  );
}
