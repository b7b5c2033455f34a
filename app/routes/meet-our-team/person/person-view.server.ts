import type { StaffMember } from '@rooftop/content/documents/staff-member';
import type { RequestContext } from '../../../context.server.ts';
import { headOf, type PageHead } from '../../../head/page-head.server.ts';
import { unlessUnavailable } from '../../../unless-unavailable.ts';
import type { Crumb } from '../../../vehicles/crumbs.tsx';
import { nameOf, type StaffCardView, staffCardView } from '../staff-card-view.server.ts';
import { staffPath, TEAM_PATH } from '../staff-path.ts';
import { personJsonLd } from './person-json-ld.server.ts';

/** Somebody's own page, but for the form. */
export interface PersonView extends StaffCardView {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  /** what he says of himself, in paragraphs */
  readonly bio: readonly string[];
  readonly structured: object;
}

/** Who has the address; undefined: nobody, or somebody who has left. */
export async function findMember(
  slug: string | undefined,
  { content }: Pick<RequestContext, 'content'>,
): Promise<StaffMember | undefined> {
  return (await content.staff()).find((member) => member.slug === slug);
}

export async function personView(member: StaffMember, context: RequestContext): Promise<PersonView> {
  const { content, dealership, href, say } = context;
  const card = staffCardView(member, await unlessUnavailable(content.stores(), []), context);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: say('team.heading'), href: href(TEAM_PATH) },
    { label: card.name, href: null },
  ];
  return {
    ...card,
    crumbs,
    crumbsLabel: say('crumbs.label'),
    bio: member.bio?.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '') ?? [],
    structured: personJsonLd(member, card, crumbs, context),
  };
}

/** What stands in the head of somebody's page. */
export async function personHead(member: StaffMember, context: RequestContext): Promise<PageHead> {
  const { dealership, say } = context;
  const { title } = member;
  const name = nameOf(member);
  return headOf(
    {
      title: title === null ? name : say('team.memberTitle', { name, title }),
      description:
        member.bio?.split('\n', 1)[0] ?? say('team.memberDescription', { name, dealership: dealership.name }),
      address: staffPath(member),
      isIndexed: true,
      picture: 'team',
    },
    context,
  );
}
