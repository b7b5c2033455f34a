import { createElement } from 'react';
import { createToastQueue, type Toast, type ToastQueue } from './toast-queue.ts';
import type { ToasterWords } from './toaster.tsx';

interface OpenToaster {
  readonly queue: ToastQueue;
  /** to be called before something is shown; whether assistive technology has yet to hear of the place */
  readonly bringToFront: () => boolean;
}

/** The browser's toaster, made with its first toast. One a page: what it says outlives the route that said it. */
let toaster: Promise<OpenToaster> | undefined;

/** Milliseconds after which assistive technology knows a region, and hears of what is added to it. */
const UNTIL_HEARD = 100;

/** Shows a toast. In browsers only; what a toaster is made of is not loaded before there is something to say. */
export async function showToast(toast: Toast, words: ToasterWords): Promise<void> {
  toaster ??= openToaster(words).catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  const { queue, bringToFront } = await toaster;
  if (bringToFront()) await new Promise((resolve) => setTimeout(resolve, UNTIL_HEARD));
  queue.show(toast);
}

/** Takes away the toasts of a group, because what they speak of is over. */
export async function closeToasts(group: string): Promise<void> {
  (await toaster)?.queue.closeGroup(group);
}

async function openToaster(words: ToasterWords): Promise<OpenToaster> {
  const [{ createRoot }, { flushSync }, { Toaster }, { bringToFront, createToastPlace }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom'),
    import('./toaster.tsx'),
    import('./toast-place.ts'),
  ]);
  const queue = createToastQueue();
  const place = createToastPlace();
  // Assistive technology hears of additions to a region that it knows: the empty one has to be there first.
  flushSync(() => createRoot(place).render(createElement(Toaster, { queue, words })));
  await new Promise((resolve) => setTimeout(resolve, UNTIL_HEARD));
  return { queue, bringToFront: () => bringToFront(place) };
}
