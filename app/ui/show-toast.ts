import { createElement } from 'react';
import { createToastQueue, type Toast, type ToastQueue } from './toast-queue.ts';
import type { ToasterWords } from './toaster.tsx';

/** The browser's toaster, made with its first toast. One a page: what it says outlives the route that said it. */
let toaster: Promise<ToastQueue> | undefined;

/** Shows a toast. In browsers only; what a toaster is made of is not loaded before there is something to say. */
export async function showToast(toast: Toast, words: ToasterWords): Promise<void> {
  toaster ??= openToaster(words).catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  const queue = await toaster;
  queue.show(toast);
}

async function openToaster(words: ToasterWords): Promise<ToastQueue> {
  const [{ createRoot }, { flushSync }, { Toaster }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom'),
    import('./toaster.tsx'),
  ]);
  const queue = createToastQueue();
  const place = document.createElement('div');
  document.body.append(place);
  // Assistive technology hears of additions to a region that it knows: the empty one has to be there first.
  flushSync(() => createRoot(place).render(createElement(Toaster, { queue, words })));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return queue;
}
