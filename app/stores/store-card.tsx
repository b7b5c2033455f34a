import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Words } from '../locales/wording.server.ts';
import { DepartmentHours } from './department-hours.tsx';
import type { HoursView } from './place-view.server.ts';
import type { StoreView } from './store-view.server.ts';

export const STORE_CARD_WORDS = ['stores.directions', 'stores.inventory', 'stores.yours'] as const;
type CardWords = Words<(typeof STORE_CARD_WORDS)[number]>;

/** A store's location, phone numbers and hours. */
export function StoreCard({ store, words }: { store: StoreView; words: CardWords }) {
  const heading = `store-${store.key}`;
  return (
    <Card className="store-card" aria-labelledby={heading} {...store.edit}>
      <header>
        {store.isChosen && <Badge tone="brand">{words['stores.yours']}</Badge>}
        <h3 id={heading}>
          <a href={store.href}>{store.name}</a>
        </h3>
        {store.subname !== null && <p className="text-quiet">{store.subname}</p>}
      </header>
      <div className="store-card-reach">
        <address>
          {store.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul className="store-card-phones">
          {store.phones.map((phone) => (
            <li key={phone.href}>
              <a href={phone.href} aria-label={phone.spoken}>
                <span className="text-quiet">{phone.department}</span>
                <span className="number">{phone.number}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="store-card-links">
          {store.directions !== null && (
            <ButtonLink
              kind="secondary"
              size="small"
              to={store.directions.href}
              aria-label={store.directions.spoken}
            >
              {words['stores.directions']}
            </ButtonLink>
          )}
          {store.inventory !== null && (
            <ButtonLink
              kind="plain"
              size="small"
              to={store.inventory.href}
              aria-label={store.inventory.spoken}
            >
              {words['stores.inventory']}
            </ButtonLink>
          )}
        </div>
      </div>
      {store.hours.length > 0 && (
        <div className="store-card-hours">
          {store.hours.map((hours) => (
            <Department key={hours.department} hours={hours} />
          ))}
        </div>
      )}
      {store.note !== null && <p className="store-card-note">{store.note}</p>}
    </Card>
  );
}

function Department({ hours }: { hours: HoursView }) {
  return (
    <div>
      <h4>{hours.department}</h4>
      <DepartmentHours of={hours} />
    </div>
  );
}
