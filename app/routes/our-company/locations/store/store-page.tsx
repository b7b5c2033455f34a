import { StoreMap } from '#app/stores/store-map.tsx';
import { DepartmentHours } from '#app/stores/department-hours.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { StaffCard } from '#app/routes/our-company/meet-our-team/staff-card.tsx';
import type { StorePageView } from './store-page-view.server.ts';

/** Page of a store: location, hours, phone numbers and staff. */
export function StorePage({ view }: { readonly view: StorePageView }) {
  const { crumbs, store, deeds, chooses, map, team, words, structured } = view;
  return (
    <article className="store-page">
      <header className="store-page-lead">
        <Crumbs {...crumbs} />
        {store.isChosen && <Badge tone="brand">{words['stores.yours']}</Badge>}
        <h1>{store.name}</h1>
        {store.subname !== null && <p className="store-page-subname">{store.subname}</p>}
        <address>
          {store.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className="store-page-links">
          {store.inventory !== null && (
            <ButtonLink to={store.inventory.href} aria-label={store.inventory.spoken}>
              {words['stores.inventory']}
            </ButtonLink>
          )}
          {store.directions !== null && (
            <ButtonLink kind="secondary" to={store.directions.href} aria-label={store.directions.spoken}>
              {words['stores.directions']}
            </ButtonLink>
          )}
        </div>
        {chooses ? (
          <form className="store-page-links" method="post" action="/choose-store">
            <input type="hidden" name="store" value={store.key} />
            {deeds.map(({ label, href }) => (
              <Button key={href} kind="secondary" size="small" type="submit" name="returnTo" value={href}>
                {label}
              </Button>
            ))}
          </form>
        ) : (
          <div className="store-page-links">
            {deeds.map(({ label, href }) => (
              <ButtonLink key={href} kind="secondary" size="small" to={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
        {store.note !== null && <p className="store-page-note">{store.note}</p>}
      </header>
      {map !== null && <StoreMap map={map} label={map.label} stores={[store]} words={words} />}
      <Departments store={store} heading={words['locations.hours']} />
      {team !== null && (
        <section className="store-page-team" aria-labelledby="store-team">
          <h2 id="store-team">{team.heading}</h2>
          <ul className="team-people">
            {team.people.map((member) => (
              <li key={member.key}>
                <StaffCard of={member} />
              </li>
            ))}
          </ul>
          <p>
            <a href={team.more.href}>{team.more.label}</a>
          </p>
        </section>
      )}
      <JsonLd of={structured} />
    </article>
  );
}

/** Phone number and weekly hours of each department, side by side. */
function Departments({
  store,
  heading,
}: {
  readonly store: StorePageView['store'];
  readonly heading: string;
}) {
  const names = new Set([...store.phones, ...store.hours].map(({ department }) => department));
  if (names.size === 0) return null;
  return (
    <section className="store-page-departments" aria-labelledby="store-hours">
      <h2 id="store-hours">{heading}</h2>
      {[...names].map((name) => {
        const phone = store.phones.find(({ department }) => department === name);
        const hours = store.hours.find(({ department }) => department === name);
        return (
          <div key={name} className="store-page-department">
            <h3>{name}</h3>
            {phone !== undefined && (
              <a
                className="store-page-number display-type number"
                href={phone.href}
                aria-label={phone.spoken}
              >
                {phone.number}
              </a>
            )}
            {hours !== undefined && <DepartmentHours of={hours} />}
          </div>
        );
      })}
    </section>
  );
}
