import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ShellView } from './shell-view.server.ts';

/**
 * A menu of stores. Without JavaScript it is a form that leads back here; with it, the page changes in place.
 */
export function StoreChooser({ shell }: { shell: ShellView }) {
  const { chosen, stores, words } = shell;
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuManners(menu);
  return (
    <details className="chooser" ref={menu}>
      <summary>
        <span className="chooser-label">{words['chooser.label']}</span>
        <span className="chooser-name">{chosen?.name ?? words['chooser.choose']}</span>
      </summary>
      <fetcher.Form
        method="post"
        action="/choose-store"
        preventScrollReset
        onSubmit={() => {
          menu.current?.removeAttribute('open');
          menu.current?.querySelector('summary')?.focus();
        }}
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        {stores.map((store) => (
          <button
            key={store.key}
            type="submit"
            name="store"
            value={store.key}
            aria-current={store.key === chosen?.key ? 'true' : undefined}
          >
            <span>{store.name}</span>
            <span className="text-quiet">{store.place}</span>
          </button>
        ))}
      </fetcher.Form>
      <output className="sr-only">
        {fetcher.state === 'idle' && chosen !== null ? chosen.announcement : ''}
      </output>
    </details>
  );
}

/** Closes the menu on Escape and on a press elsewhere, as menus do. */
function useMenuManners(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        open.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && open.contains(event.target)) return;
      open.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [menu]);
}
