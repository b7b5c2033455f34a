import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { companyCrumbs } from '#app/routes/our-company/company-crumbs.server.ts';
import { nameOf, staffCardView } from '../staff-card-view.server.ts';
import { personJsonLd } from './person-json-ld.server.ts';
import { sharedPerson } from './page.server.ts';

/** A staff member's page, except for the form. */
export type StaffMemberView = Awaited<ReturnType<typeof staffMemberView>>;

/** Finds a staff member by their current or a former slug. Undefined if there is none, or they have left. */
export async function findMember(
  slug: string | undefined,
  { content }: Pick<RequestContext, 'content'>,
): Promise<StaffMember | undefined> {
  if (slug === undefined) return undefined;
  const staff = await content.staff();
  return (
    staff.find((member) => member.slug === slug) ??
    staff.find(({ formerSlugs }) => formerSlugs.includes(slug))
  );
}

export async function staffMemberView(member: StaffMember, context: RequestContext) {
  const { content, href, t } = context;
  const card = staffCardView(member, await orFallback(content.stores(), []), context);
  const crumbs = companyCrumbs(card.name, context, [
    { label: t('team.heading'), href: href(pathTo('meet-our-team')) },
  ]);
  return {
    ...card,
    crumbs,
    /** Bio of the staff member, in paragraphs. */
    bio: member.bio?.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '') ?? [],
    structured: personJsonLd(member, card, crumbs.crumbs, context),
  };
}

/** Head of a staff member's page. */
export async function staffMemberHead(member: StaffMember, context: RequestContext): Promise<PageHead> {
  const { dealership, t } = context;
  const { title } = member;
  const name = nameOf(member);
  return headOf(
    {
      title: title === null ? name : t('team.memberTitle', { name, title }),
      description:
        member.bio?.split('\n', 1)[0] ?? t('team.memberDescription', { name, dealership: dealership.name }),
      address: pathTo('team-member', member),
      isIndexed: true,
      picture: { of: sharedPerson, key: member.slug },
    },
    context,
  );
}
