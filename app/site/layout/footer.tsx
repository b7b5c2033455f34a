import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { MapPinIcon } from '#app/ui/icons/map-pin-icon.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { FooterView } from './footer-view.server.ts';
import { MenuLinks } from './menu-groups.tsx';
import type { MenuGroupView } from './menu-view.server.ts';
import type { ShellView } from './shell-view.server.ts';

interface FooterProps {
  readonly shell: ShellView;
  readonly isMinimal: boolean;
  readonly inert?: boolean;
}

/** Contact details, all menus and the legal links. In the minimal layout only the last line. */
export function Footer({ shell, isMinimal, inert }: FooterProps) {
  return (
    <ServerRendered as="footer" className="site-footer" of={shell.footer} inert={inert}>
      {(view) => (
        <div className="site-footer-inner">
          {!isMinimal && (
            <>
              <Company view={view} />
              <Groups view={view} />
              <Stores view={view} />
            </>
          )}
          <LastLine view={view} />
        </div>
      )}
    </ServerRendered>
  );
}

function Company({ view: { name, tagline, company, social, words } }: { view: FooterView }) {
  return (
    <div className="site-footer-company">
      <div className="site-footer-who">
        <p className="site-footer-name display-type">{name}</p>
        {tagline !== null && <p>{tagline}</p>}
        {social.length > 0 && (
          <nav className="site-footer-social" aria-label={words['footer.social']}>
            <ul>
              {social.map((one) => (
                <li key={one.href}>
                  <a href={one.href} rel="noopener">
                    {one.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        {company.name !== name && <p className="site-footer-store">{company.name}</p>}
        {company.address.length > 0 && (
          <address>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        {company.directions !== null && (
          <a href={company.directions.href} aria-label={company.directions.spoken}>
            <MapPinIcon aria-hidden="true" size={18} />
            {words['stores.directions']}
          </a>
        )}
      </div>
      {company.hours.map(({ department, status, rows }) => (
        <div key={department} className="site-footer-hours">
          <h2>{department}</h2>
          {company.phones
            .filter((phone) => phone.department === department)
            .map((phone) => (
              <a key={phone.href} className="number" href={phone.href} aria-label={phone.spoken}>
                {phone.number}
              </a>
            ))}
          <p>{status}</p>
          <dl>
            {rows.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

/** Links grouped by menu name. Links without a group are collected where the first of them would be. */
function Groups({ view: { groups, words } }: { view: FooterView }) {
  const single = groups.filter(({ href }) => href !== null);
  return (
    <nav className="site-footer-groups" aria-label={words['footer.links']}>
      {groups.map((group) => {
        if (group === single[0]) return <SingleLinks key={group.key} groups={single} />;
        if (group.href !== null) return null;
        return (
          <div key={group.key} className="site-footer-group">
            <h2>{group.label}</h2>
            <MenuLinks links={group.links} />
          </div>
        );
      })}
    </nav>
  );
}

function SingleLinks({ groups }: { groups: readonly MenuGroupView[] }) {
  return (
    <ul className="site-footer-group site-footer-single">
      {groups.map(({ key, label, href, isCurrent }) => (
        <li key={key}>
          <a href={href ?? undefined} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Stores({ view: { stores } }: { view: FooterView }) {
  if (stores.length === 0) return null;
  return (
    <div className="site-footer-stores">
      <ul>
        {stores.map(({ key, name, place, phone }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span>{place}</span>
            <a className="number" href={phone.href} aria-label={phone.spoken}>
              {phone.number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastLine({ view: { line, rights, signal, words } }: { view: FooterView }) {
  return (
    <div className="site-footer-line" data-part={'footer' satisfies PagePartName}>
      <p>
        {rights}
        {signal !== null && <span className="site-footer-signal">{signal}</span>}
      </p>
      <nav aria-label={words['footer.more']}>
        <MenuLinks links={line} />
      </nav>
    </div>
  );
}
