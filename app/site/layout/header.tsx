import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { MenuIcon } from '#app/ui/icons/menu-icon.tsx';
import { PhoneIcon } from '#app/ui/icons/phone-icon.tsx';
import { SearchIcon } from '#app/ui/icons/search-icon.tsx';
import { XIcon } from '#app/ui/icons/x-icon.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { HeaderView } from './header-view.server.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuGroups } from './menu-groups.tsx';
import type { ShellView } from './shell-view.server.ts';
import { StoreChooser } from './store-chooser.tsx';

const MENU = 'site-menu';

interface HeaderProps {
  readonly shell: ShellView;
  readonly isMinimal: boolean;
  readonly inert?: boolean;
}

/** Logo, menu, store, language and phone. The theme defines rows, background and font weights: see header.css. */
export function Header({ shell, isMinimal, inert }: HeaderProps) {
  return (
    <header className="site-header" inert={inert} data-part={'header' satisfies PagePartName}>
      <div className="site-header-inner">
        <ServerRendered of={shell.header} className="site-brand">
          {(view) => <Brand view={view} />}
        </ServerRendered>
        {!isMinimal && shell.themeLayout === 'dark' && (
          <ServerRendered of={shell.header} className="site-search-place">
            {(view) => <SiteSearch view={view} />}
          </ServerRendered>
        )}
        {!isMinimal && shell.stores.length > 1 && <StoreChooser shell={shell} />}
        <ServerRendered of={shell.header} className="site-reach">
          {(view) => <Reach view={view} />}
        </ServerRendered>
        {!isMinimal && (
          <ServerRendered of={shell.header} className="site-menu-place">
            {(view) => <SiteMenu view={view} />}
          </ServerRendered>
        )}
      </div>
    </header>
  );
}

function Brand({ view: { home, logo, name } }: { view: HeaderView }) {
  return (
    <a className="site-name display-type" href={home.href} aria-label={home.label}>
      {logo === null ? (
        name
      ) : (
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          sizes="15rem"
          alt=""
          width={logo.width}
          height={logo.height}
          fetchPriority="low"
        />
      )}
    </a>
  );
}

function Reach({ view: { languages, phone, words } }: { view: HeaderView }) {
  return (
    <>
      <LanguageSwitch languages={languages} label={words['languages.label']} />
      {phone !== null && (
        <a
          className="site-phone"
          href={phone.href}
          aria-label={phone.spoken}
          data-part={'phone' satisfies PagePartName}
        >
          <PhoneIcon aria-hidden="true" size={20} />
          <span className="site-phone-label">{phone.department}</span>
          <span className="number">{phone.number}</span>
        </a>
      )}
    </>
  );
}

/** Keyword search of the inventory, in themes with room for it. */
function SiteSearch({ view: { searchAction, words } }: { view: HeaderView }) {
  if (searchAction === null) return null;
  return (
    <search>
      <form className="site-search" method="get" action={searchAction}>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder={words['search.submit']}
          aria-label={words['search.keywordLabel']}
        />
        <button className="icon-button" type="submit" aria-label={words['search.submit']}>
          <SearchIcon aria-hidden="true" size={20} />
        </button>
      </form>
    </search>
  );
}

/**
 * A row on wide screens. On phones a sheet that a button opens and Escape or a click outside closes, without
 * JavaScript.
 */
function SiteMenu({ view: { menu, words } }: { view: HeaderView }) {
  return (
    <>
      <button className="menu-button" type="button" popoverTarget={MENU}>
        <MenuIcon aria-hidden="true" size={24} />
        <span>{words['menu.open']}</span>
      </button>
      <div className="site-menu" id={MENU} popover="auto">
        <button
          className="menu-close icon-button"
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={words['menu.close']}
        >
          <XIcon aria-hidden="true" size={24} />
        </button>
        <nav aria-label={words['menu.label']}>
          <MenuGroups groups={menu} />
        </nav>
      </div>
    </>
  );
}
