import { useFetcher, useLocation } from '#app/framework.ts';
import { MapPinIcon } from '#app/ui/icons/map-pin-icon.tsx';
import { useRef } from 'react';
import { withoutInspectorTicket } from '../inspector/inspector-path.ts';
import type { ShellView } from './shell-view.server.ts';

/**
 * Store menu. Without JavaScript it is a form that redirects back to this page; with it, the page updates in place.
 */
export function StoreChooser({ shell }: { shell: ShellView }) {
  const { chosen, stores, words } = shell;
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <details className="chooser" ref={menu}>
      <summary>
        <MapPinIcon aria-hidden="true" size={20} />
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
        <input type="hidden" name="returnTo" value={pathname + withoutInspectorTicket(search)} />
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
        {chosen !== null && (
          <button type="submit" name="store" value="">
            {chosen.all}
          </button>
        )}
      </fetcher.Form>
      <output className="sr-only">
        {fetcher.state === 'idle' && chosen !== null ? chosen.announcement : ''}
      </output>
    </details>
  );
}
