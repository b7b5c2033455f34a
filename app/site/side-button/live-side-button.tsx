import { useLocation } from '#app/framework.ts';
import { lazy, useEffect, useRef, useState } from 'react';
import { MESSAGE_ID } from '#app/forms/message-id.ts';
import { OpenPage, Optional } from '#app/ui/optional.tsx';
import { currentConsent } from '#app/visitor/consent/consent-state.ts';

const MessagePanel = lazy(() => import('../chat/message-panel.tsx'));

/** Milliseconds after mounting, and how long it pulses (spec 9). */
const PULSE_AFTER_MS = 10_000;
const PULSE_MS = 4_000;
/** Milliseconds until late parts of a page, such as its forms, are there. */
const LATE_MS = 1_000;

const place = () => document.querySelector<HTMLElement>('.side-button-place');
const button = () => place()?.querySelector<HTMLAnchorElement>('.side-button') ?? null;

/** The panel on this page, or null if it has none. */
function panelOf(link: HTMLElement | null): HTMLElement | null {
  const named = document.getElementById(link?.dataset['panel'] ?? '');
  return named?.closest('section') ?? named;
}

function reveal(panel: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  if (!panel.hasAttribute('tabindex')) panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}

/** A form in a frame may be a credit form, and beside that no other company's script runs. */
const mayChat = () =>
  currentConsent().allowed.includes('functional') && document.querySelector('.embedded-form iframe') === null;

/** What people fill in or look at, which the button must not cover. */
const CONTENT = '.lead-form, .embedded-form, .gallery';

/** Hides the button while its panel is on the screen, or content is where the button is. One for each page. */
function Hiding() {
  useEffect(() => {
    const reasons = new Set<Element>();
    const update = () => place()?.toggleAttribute('data-away', reasons.size > 0);
    const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) reasons.add(target);
        else reasons.delete(target);
      update();
    };
    const onScreen = new IntersectionObserver(onSeen);
    let behind: IntersectionObserver | undefined;
    const look = () => {
      behind?.disconnect();
      reasons.clear();
      const panel = panelOf(button());
      // Observed anew, it is reported again.
      onScreen.disconnect();
      if (panel !== null) onScreen.observe(panel);
      const { top = 0, bottom = 0, left = 0 } = place()?.getBoundingClientRect() ?? {};
      const { innerHeight } = window;
      behind = new IntersectionObserver(onSeen, {
        rootMargin: `${-top}px 0px ${bottom - innerHeight}px ${-left}px`,
      });
      const contents = document.querySelectorAll(CONTENT);
      for (const content of contents) behind.observe(content);
      // Nothing will be reported.
      if (panel === null && contents.length === 0) update();
    };
    look();
    const late = setTimeout(look, LATE_MS);
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(late);
      window.removeEventListener('resize', look);
      onScreen.disconnect();
      behind?.disconnect();
    };
  }, []);
  return null;
}

/** Pulses once per page load. People who ask for less motion see nothing of it (side-button.css). */
function usePulse(): void {
  useEffect(() => {
    const set = (isPulsing: boolean) => place()?.toggleAttribute('data-pulsing', isPulsing);
    const start = setTimeout(set, PULSE_AFTER_MS, true);
    const end = setTimeout(set, PULSE_AFTER_MS + PULSE_MS, false);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, []);
}

/** Escape hides the text beside the button until the next visit of pointer or focus. */
function useQuietness(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') place()?.setAttribute('data-quiet', '');
    };
    const onArrival = ({ target }: Event) => {
      if (target instanceof Node && !place()?.contains(target)) place()?.removeAttribute('data-quiet');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerover', onArrival);
    document.addEventListener('focusin', onArrival);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerover', onArrival);
      document.removeEventListener('focusin', onArrival);
    };
  }, []);
}

interface AskedMessage {
  /** Path of the contact page. */
  readonly href: string;
  /** How often the form was sent before: opened again, it starts over. */
  readonly sent: number;
}

/**
 * What the side button does besides being a link: see side-button.server.tsx. The message form closes when the visitor
 * goes to another page, by Back for instance.
 */
export function LiveSideButton() {
  const { key, pathname, search } = useLocation();
  const [message, setMessage] = useState<AskedMessage>();
  const [isOpen, setOpen] = useState(false);
  const sent = useRef(0);
  const [page, setPage] = useState(pathname + search);
  if (page !== pathname + search) {
    setPage(pathname + search);
    setOpen(false);
  }
  usePulse();
  useQuietness();
  useEffect(() => {
    const openMessage = (href: string) => {
      setMessage({ href, sent: sent.current });
      setOpen(true);
    };
    const openChat = async (script: string, href: string) => {
      try {
        const { openScriptChat } = await import('../chat/script-chat.ts');
        await openScriptChat(script);
      } catch {
        // A service that is down or blocked must not cost a lead.
        openMessage(href);
      }
    };
    const onPress = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('.side-button') : null;
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || !isPlain) return;
      const panel = panelOf(link);
      if (panel === null && link.dataset['panel'] !== MESSAGE_ID) return;
      event.preventDefault();
      const { chat } = link.dataset;
      const { pathname } = link;
      if (panel !== null) reveal(panel);
      else if (chat !== undefined && mayChat()) void openChat(chat, pathname);
      else openMessage(pathname);
    };
    // Capture: before the click is followed.
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, []);
  return (
    <>
      <Hiding key={key} />
      {message !== undefined && (
        <Optional key={`${message.href} ${message.sent}`} fallback={<OpenPage href={message.href} />}>
          <MessagePanel
            href={message.href}
            open={isOpen}
            onClose={() => setOpen(false)}
            onSent={() => {
              sent.current += 1;
            }}
          />
        </Optional>
      )}
    </>
  );
}
