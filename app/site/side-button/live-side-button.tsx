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

/** Hides the button while its panel is on the screen. One for each page. */
function Hiding() {
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      place()?.toggleAttribute('data-away', isSeen);
    });
    const look = () => {
      const panel = panelOf(button());
      if (panel === null) place()?.removeAttribute('data-away');
      else seen.observe(panel);
    };
    look();
    const late = setTimeout(look, LATE_MS);
    return () => {
      clearTimeout(late);
      seen.disconnect();
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
