import {
  DEPARTMENTS,
  type Department,
  type StaffMember,
} from '@rooftop/content/documents/staff-member/staff-member';
import type { Store } from '@rooftop/content/documents/store/store';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import type { ChoiceLinksProps } from '#app/ui/choice-links.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';
import { companyCrumbs } from '../company-crumbs.server.ts';
import { staffCardView } from './staff-card-view.server.ts';

export type TeamView = Awaited<ReturnType<typeof teamView>>;

/** Filters in the URL. Undefined means everyone. */
interface RequestedFilters {
  readonly department: Department | undefined;
  readonly store: Store | undefined;
}

function requestedFilters(request: Request, stores: readonly Store[]): RequestedFilters {
  const { searchParams } = new URL(request.url);
  return {
    department: DEPARTMENTS.find((name) => name.toLowerCase() === searchParams.get('department')),
    store: stores.find(({ key }) => key === searchParams.get('store')),
  };
}

/** Path of the filtered page, without the language. */
function addressOf({ department, store }: RequestedFilters): string {
  const query = new URLSearchParams();
  if (department !== undefined) query.set('department', department.toLowerCase());
  if (store !== undefined) query.set('store', store.key);
  return query.size === 0 ? pathTo('meet-our-team') : `${pathTo('meet-our-team')}?${query}`;
}

/** Staff of a store: those assigned to it and those who work at all stores. */
export const isAt = (store: Store | undefined) => (member: StaffMember) =>
  store === undefined || member.storeKey === null || member.storeKey === store.key;

/** Staff page as filtered by the URL: everyone, or those of a department and a store. */
export async function teamView(request: Request, context: RequestContext) {
  const { content, t } = context;
  const [staff, stores] = await Promise.all([content.staff(), orFallback(content.stores(), [])]);
  const filters = requestedFilters(request, stores);
  const here = staff.filter(isAt(filters.store));
  const shown = filters.department === undefined ? DEPARTMENTS : [filters.department];
  const departments = shown
    .map((department) => ({
      name: t(`team.${department}`),
      people: here
        .filter((member) => member.department === department)
        .map((member) => staffCardView(member, stores, context)),
    }))
    .filter(({ people }) => people.length > 0);
  return {
    crumbs: companyCrumbs(t('team.heading'), context),
    heading: t('team.heading'),
    intro: t('team.intro'),
    /** By department, and in a group by store. Empty if there is nothing to choose. */
    filters: [
      departmentChoices(here, filters, context),
      storeChoices(staff, stores, filters, context),
    ].filter(({ choices }) => choices.length > 2),
    /** Departments with their staff members. None is empty. */
    departments,
    /** Shown when there are no staff members. */
    empty: departments.length > 0 ? null : emptyView(staff.length > 0, context),
  };
}

/** Shown when the filter matches no one, or the dealership has no staff profiles. */
function emptyView(isTeam: boolean, { t, href }: Pick<RequestContext, 't' | 'href'>) {
  return isTeam
    ? { text: t('team.nobody'), label: t('team.everybody'), href: href(pathTo('meet-our-team')) ?? '/' }
    : { text: t('team.empty'), label: t('team.contact'), href: href('/contact-us') ?? '/' };
}

function departmentChoices(
  here: readonly StaffMember[],
  filters: RequestedFilters,
  { t, href }: Pick<RequestContext, 't' | 'href'>,
): ChoiceLinksProps {
  // The chosen department stays even when it has no staff; otherwise the page would not explain why it is empty.
  const departments = DEPARTMENTS.filter(
    (name) => name === filters.department || here.some(({ department }) => department === name),
  );
  return {
    label: t('team.department'),
    choices: [undefined, ...departments].map((department) => ({
      label: t(department === undefined ? 'team.everybody' : `team.${department}`),
      href: href(addressOf({ ...filters, department })) ?? '',
      isCurrent: department === filters.department,
    })),
  };
}

function storeChoices(
  staff: readonly StaffMember[],
  stores: readonly Store[],
  filters: RequestedFilters,
  { t, href }: Pick<RequestContext, 't' | 'href'>,
): ChoiceLinksProps {
  const staffed = stores.filter(({ key }) => staff.some(({ storeKey }) => storeKey === key));
  return {
    label: t('team.store'),
    choices: [undefined, ...staffed].map((store) => ({
      label: store?.name ?? t('team.allStores'),
      href: href(addressOf({ ...filters, store })) ?? '',
      isCurrent: store === filters.store,
    })),
  };
}
