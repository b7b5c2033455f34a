import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';
import type { RequestContext } from '#app/context.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import type { StaffCardView } from '../staff-card-view.server.ts';

/** Structured data for a staff member's page (https://schema.org/ProfilePage): the person and the breadcrumbs. */
export function personJsonLd(
  { firstName, lastName, phone, title, bio }: StaffMember,
  { name, href, portrait }: Pick<StaffCardView, 'name' | 'href' | 'portrait'>,
  crumbs: readonly Crumb[],
  { dealership, origin, href: link }: Pick<RequestContext, 'dealership' | 'origin' | 'href'>,
): object {
  const url = new URL(href, origin).href;
  const home = new URL(link('/') ?? '/', origin).href;
  const person = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    givenName: firstName,
    familyName: lastName,
    jobTitle: title ?? undefined,
    description: bio ?? undefined,
    telephone: phone ?? undefined,
    image: portrait === null ? undefined : new URL(portrait.src, origin).href,
    url,
    worksFor: { '@type': 'AutoDealer', '@id': `${home}#dealership`, name: dealership.name, url: home },
  };
  const page = { '@type': 'ProfilePage', '@id': url, url, name, mainEntity: person };
  return { '@context': 'https://schema.org', '@graph': [page, breadcrumbList(crumbs, url)] };
}
