import { useEffect, useRef } from 'react';
import { markModal } from '#app/ui/dialog/mark-modal.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { onAnsweredElsewhere } from '#app/visitor/consent/answered-elsewhere.ts';
import type { CookieBannerView } from './cookie-banner-view.server.tsx';
import { PREFERENCES_ID } from './preferences-id.ts';
import { saveChoice } from './save-choice.ts';

/** Milliseconds in which the banner fades out before the choice is saved (spec 4). */
const FADE_MS = 500;

interface CookieBannerProps {
  readonly view: CookieBannerView;
  /** Called when the choice is saved, here or in another tab. The parent removes the banner. */
  readonly onAnswer: () => void;
}

/**
 * Asks which cookies are allowed. Without JavaScript its forms lead back to this page; with it the banner fades out in
 * place, and comes back if the choice could not be saved.
 */
export function CookieBanner({ view: { label, content, isLocked }, onAnswer }: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    return element === null ? undefined : enhance(element, onAnswer);
  }, [onAnswer]);
  useEffect(() => onAnsweredElsewhere(onAnswer), [onAnswer]);
  return (
    <section className="cookie-banner" aria-label={label} data-locked={isLocked || undefined} ref={banner}>
      <ServerRendered of={content} className="cookie-banner-inner" />
    </section>
  );
}

/** @returns undoes it */
function enhance(banner: HTMLElement, onAnswer: () => void): () => void {
  const { documentElement: root, body: page } = document;
  // In place of the estimates in cookie-banner.css. A custom property would restyle every element that inherits it.
  const observer = new ResizeObserver(() => {
    root.style.scrollPaddingBlockEnd = `calc(${banner.offsetHeight}px + 1rem)`;
    page.style.paddingBlockEnd = `${banner.offsetHeight}px`;
  });
  observer.observe(banner);

  const save = async (action: string, body: FormData) => {
    if (await saveChoice(action, body, banner.querySelectorAll('form'))) onAnswer();
    else delete banner.dataset['closing'];
  };
  const openPreferences = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[aria-haspopup]')) return;
    event.preventDefault();
    banner.querySelector<HTMLDialogElement>(`#${PREFERENCES_ID}`)?.showModal();
    markModal();
  };
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || submitter?.getAttribute('formmethod') === 'dialog') return;
    event.preventDefault();
    const body = new FormData(form, submitter);
    form.closest('dialog')?.close();
    banner.dataset['closing'] = '';
    setTimeout(() => void save(form.action, body), FADE_MS);
  };
  banner.addEventListener('click', openPreferences);
  banner.addEventListener('submit', send);
  return () => {
    observer.disconnect();
    banner.removeEventListener('click', openPreferences);
    banner.removeEventListener('submit', send);
    root.style.scrollPaddingBlockEnd = '';
    page.style.paddingBlockEnd = '';
    // Its dialog may have gone with it.
    markModal();
    // Whoever answered by keyboard goes on at the beginning of the page.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
}
