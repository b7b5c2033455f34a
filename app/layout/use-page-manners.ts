import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { followedLink } from './followed-link.ts';
import { formAddress } from './form-address.ts';

/** What opens over a page, and closes on Escape and on a press elsewhere. */
const MENUS = 'details[name="site-menu-group"][open], details.chooser[open]';

function closeMenus(except?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS))
    if (!(except instanceof Node && menu.contains(except))) menu.open = false;
}

/** A form that asks for a page of this website. */
const asksForPage = ({ method, action }: HTMLFormElement): boolean =>
  method === 'get' && URL.parse(action)?.origin === window.location.origin;

/** Links of HTML that only the server renders, and forms that ask for a page: with script they change it in place. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (to: string) => {
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      closeMenus();
      navigate(to);
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const to = link && followedLink(event, link, new URL(window.location.href));
      if (to === null) return;
      event.preventDefault();
      leave(to);
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !asksForPage(form)) return;
      event.preventDefault();
      leave(formAddress(form));
      form.reset();
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate]);
}

/** Menus close on Escape, which gives the focus back, and on a press elsewhere. */
export function useMenuManners(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const open = document.activeElement?.closest(MENUS) ?? document.querySelector(MENUS);
      closeMenus();
      open?.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => closeMenus(target);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
}

/**
 * A page that came in place of another is read from its beginning, as after a load; unless it is another state of the
 * same one, which says where the focus is.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
