import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';
import type { Store } from '@rooftop/content/documents/store/store';
import { pathTo } from '@rooftop/content/page-paths';
import { formatCompact, formatStars } from '@rooftop/platform/wording/format-number';
import { initialsOf, starsView } from '#app/blocks/review-strip/review-strip-view.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { formatPhone } from '@rooftop/platform/wording/phone-mask';

/** Summary of a staff member. */
export type StaffCardView = ReturnType<typeof staffCardView>;

/** Full name of a staff member. */
export const nameOf = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export function staffCardView(
  member: StaffMember,
  stores: readonly Store[],
  context: Pick<RequestContext, 'dealership' | 't' | 'locale' | 'href' | 'imageUrl' | 'editTarget'>,
) {
  const { image, phone, rating, title, storeKey } = member;
  const { dealership, t, locale, href, imageUrl } = context;
  const name = nameOf(member);
  const store = stores.find(({ key }) => key === storeKey);
  return {
    key: member.slug,
    ...context.editTarget({ id: member.id, type: 'staffMember' }),
    name,
    /** URL of their page. */
    href: href(pathTo('team-member', member)) ?? '',
    title,
    /** Store where they work. Null if the dealership has only one store, or they work at all of them. */
    store: stores.length > 1 && store !== undefined ? store.name : null,
    portrait: image && pictureView(image, imageUrl, 'tile'),
    /** Shown if there is no portrait. */
    initials: initialsOf(name),
    rating: rating && {
      ...starsView(rating.stars, context),
      average: formatStars(rating.stars, locale),
      count: t('reviews.count', { count: formatCompact(rating.count, locale) }),
    },
    phone:
      phone === null
        ? null
        : {
            href: `tel:${phone}`,
            number: formatPhone(phone, dealership),
            spoken: t('team.call', { name, number: formatPhone(phone, dealership) }),
          },
  };
}
