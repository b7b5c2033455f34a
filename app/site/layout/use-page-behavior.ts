import { useLocation, useNavigate } from '#app/framework.ts';
import { useEffect, useRef } from 'react';
import { afterRepaint } from '#app/ui/after-repaint.ts';
import { followedLink } from '#app/ui/followed-link.ts';
import { watchModals } from '#app/ui/dialog/mark-modal.ts';
import { formAddress } from '#app/ui/form-address.ts';
import { hasTicket } from '#app/http/ticket-path.ts';

/** Menus over the page that close on Escape and on a click outside. */
const MENUS = 'details[name="site-menu-group"][open], details.chooser[open]';

function closeMenus(except?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS))
    if (!(except instanceof Node && menu.contains(except))) menu.open = false;
}

/** Whether a form requests a page of this website. One with a ticket is left by loading a document: see followed-link.ts. */
const asksForPage = ({ method, action }: HTMLFormElement): boolean =>
  method === 'get' &&
  URL.parse(action)?.origin === window.location.origin &&
  !hasTicket(window.location.pathname);

/**
 * Client-side navigation for links in server-rendered HTML and for GET forms.
 * @param isActive false on pages that load whole documents
 */
export function usePageLinks(isActive: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isActive) return undefined;
    const leave = (to: string) => {
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      closeMenus();
      afterRepaint(() => navigate(to));
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
  }, [navigate, isActive]);
}

/** Closes menus on Escape, which restores the focus, and on a click outside. */
export function useMenuClosing(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = document.activeElement?.closest(MENUS) ?? document.querySelector(MENUS);
      // Keeps a popup beside the menu open. In the phone menu, Escape also closes the sheet.
      if (open?.closest(':popover-open') === null) event.preventDefault();
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

/** Keeps the page's `data-modal` attribute up to date as dialogs, menus and sheets open and close. */
export function useModalMark(): void {
  const location = useLocation();
  // Runs on each page, because an open dialog may have been removed with the previous one.
  useEffect(watchModals, [location]);
}

/**
 * After navigation to another page, moves focus to its beginning, as after a page load. A page that only changes its
 * state manages the focus itself.
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
