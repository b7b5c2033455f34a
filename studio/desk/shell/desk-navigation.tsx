import { firstPlace, PAGE_NAMES } from '../place.ts';
import { words } from '../wording/words.ts';
import type { DeskRouter } from './desk-context.ts';
import { DESK_PAGES } from './pages.ts';
import { PlaceLink } from './place-link.tsx';

/** Links to the pages of the desk. */
export function DeskNavigation({ navigation }: { readonly navigation: DeskRouter }) {
  const { dealership, page } = navigation.place;
  return (
    <nav className="desk-navigation" aria-label={words.pages}>
      {PAGE_NAMES.map((name) => (
        <PlaceLink
          key={name}
          navigation={navigation}
          to={name === 'leads' ? firstPlace(dealership) : { dealership, page: name, filter: {} }}
          aria-current={name === page ? 'page' : undefined}
        >
          {DESK_PAGES[name].title}
        </PlaceLink>
      ))}
    </nav>
  );
}
