import { CheckIcon } from '#app/ui/icons/check-icon.tsx';
import { FileTextIcon } from '#app/ui/icons/file-text-icon.tsx';
import { ShieldCheckIcon } from '#app/ui/icons/shield-check-icon.tsx';
import { DepartmentHours } from '#app/stores/department-hours.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { FeedText, MoreView } from './more-view.server.ts';

/** A vehicle's details in groups. */
export function More({ view }: { readonly view: MoreView }) {
  return (
    <>
      {view.note !== null && (
        <section className="vehicle-part" aria-labelledby="vehicle-note">
          <h2 id="vehicle-note">{view.words['detail.note']}</h2>
          <p className="vehicle-description">{view.note}</p>
        </section>
      )}
      <Details view={view} />
      <Features view={view} />
      {view.description !== null && (
        <section className="vehicle-part" aria-labelledby="vehicle-description">
          <h2 id="vehicle-description">{view.words['detail.description']}</h2>
          <p className="vehicle-description" lang={view.description.lang}>
            {view.description.text}
          </p>
        </section>
      )}
      <Assurances view={view} />
      <Location view={view} />
    </>
  );
}

function Details({ view: { groups, words } }: { readonly view: MoreView }) {
  return (
    <section className="vehicle-part" aria-labelledby="vehicle-details">
      <h2 id="vehicle-details">{words['detail.heading']}</h2>
      <div className="vehicle-groups">
        {groups.map(({ heading, facts }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="number">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function Features({ view: { features, moreFeatures, words } }: { readonly view: MoreView }) {
  if (features.length === 0) return null;
  return (
    <section className="vehicle-part" aria-labelledby="vehicle-features">
      <h2 id="vehicle-features">{words['detail.features']}</h2>
      <FeatureList features={features} />
      {moreFeatures.length > 0 && (
        <details className="vehicle-more">
          <summary>{words['detail.featuresMore']}</summary>
          <FeatureList features={moreFeatures} />
        </details>
      )}
    </section>
  );
}

function FeatureList({ features }: { readonly features: readonly FeedText[] }) {
  return (
    <ul className="vehicle-features">
      {features.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          <CheckIcon aria-hidden="true" size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Assurances({ view: { history, warranty, words } }: { readonly view: MoreView }) {
  if (history === null && warranty === null) return null;
  return (
    <div className="vehicle-assurances">
      {history !== null && (
        <section aria-labelledby="vehicle-history">
          <FileTextIcon aria-hidden="true" size={28} />
          <h2 id="vehicle-history">{words['detail.history']}</h2>
          <p>{words['detail.historyText']}</p>
          <ButtonLink kind="secondary" size="small" to={history}>
            {words['detail.historyLink']}
          </ButtonLink>
        </section>
      )}
      {warranty !== null && (
        <section aria-labelledby="vehicle-warranty">
          <ShieldCheckIcon aria-hidden="true" size={28} />
          <h2 id="vehicle-warranty">{words['detail.warranty']}</h2>
          <p>{warranty.terms ?? words['detail.warrantyText']}</p>
        </section>
      )}
    </div>
  );
}

function Location({ view: { place, words } }: { readonly view: MoreView }) {
  return (
    <section className="vehicle-part vehicle-location" aria-labelledby="vehicle-location">
      <h2 id="vehicle-location">{words['detail.location']}</h2>
      <div className="vehicle-place">
        <h3>{place.name}</h3>
        <address>
          {place.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          {place.phones.map((phone) => (
            <li key={phone.department}>
              <a href={phone.href} aria-label={phone.spoken}>
                {phone.department} <span className="number">{phone.number}</span>
              </a>
            </li>
          ))}
        </ul>
        {place.directions !== null && (
          <ButtonLink
            kind="secondary"
            size="small"
            to={place.directions.href}
            aria-label={place.directions.spoken}
          >
            {words['stores.directions']}
          </ButtonLink>
        )}
      </div>
      {place.hours.map((hours) => (
        <div key={hours.department} className="vehicle-hours">
          <h3>{hours.department}</h3>
          <DepartmentHours of={hours} />
        </div>
      ))}
    </section>
  );
}
