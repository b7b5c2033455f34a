import { createElement } from 'react';
import type { Toast } from './toast.ts';
import type { ToastQueue } from './toast-queue.ts';
import type { ToasterWords } from './toaster.tsx';

interface OpenToaster {
  readonly queue: ToastQueue;
  /** Call before showing anything. Returns whether assistive technology has yet to notice the region. */
  readonly bringToFront: () => boolean;
}

/** The browser's toaster, created with the first toast. There is one per page, so that toasts outlive their route. */
let toaster: Promise<OpenToaster | undefined> | undefined;

/** Milliseconds until assistive technology knows a new region and announces additions to it. */
const UNTIL_HEARD = 100;

/**
 * Shows a toast. For browsers only.
 * @returns false if its code, which is loaded with the first toast, cannot be loaded
 */
export async function showToast(toast: Toast, words: ToasterWords): Promise<boolean> {
  toaster ??= openToaster(words).catch(() => (toaster = undefined));
  const opened = await toaster;
  if (opened?.bringToFront()) await new Promise((resolve) => setTimeout(resolve, UNTIL_HEARD));
  opened?.queue.show(toast);
  return opened !== undefined;
}

/** Closes the toasts of a group when they no longer apply. */
export async function closeToasts(group: string): Promise<void> {
  (await toaster)?.queue.closeGroup(group);
}

async function openToaster(words: ToasterWords): Promise<OpenToaster> {
  const [
    { createRoot },
    { flushSync },
    { Toaster },
    { createToastQueue },
    { bringToFront, createToastPlace },
  ] = await Promise.all([
    import('react-dom/client'),
    import('react-dom'),
    import('./toaster.tsx'),
    import('./toast-queue.ts'),
    import('./toast-place.ts'),
  ]);
  const queue = createToastQueue();
  const place = createToastPlace();
  // Assistive technology announces additions only to regions it knows, so the empty region must exist first.
  flushSync(() => createRoot(place).render(createElement(Toaster, { queue, words })));
  await new Promise((resolve) => setTimeout(resolve, UNTIL_HEARD));
  return { queue, bringToFront: () => bringToFront(place) };
}
