import { type Toast, TOAST_LIFE } from './toast.ts';

/** A visible toast. */
export interface ShownToast extends Toast {
  readonly id: string;
  readonly life: number | null;
  readonly closable: boolean;
}

interface Clock {
  /** When it closes unless it is held, in milliseconds since 1970. */
  readonly ends: number;
  /** Remaining milliseconds while it is held. */
  readonly left: number;
  /** Undefined while it is held. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** Visible toasts, oldest first, each with its timer. A timer pauses while its toast is held. */
export function createToastQueue() {
  let shown: readonly ShownToast[] = [];
  let count = 0;
  const clocks = new Map<string, Clock>();
  const listeners = new Set<() => void>();

  const change = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: string) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };
  const run = (id: string, left: number) => {
    clocks.set(id, { ends: Date.now() + left, left, timer: setTimeout(() => close(id), left) });
  };
  const close = (id: string) => {
    stop(id);
    change(shown.filter((toast) => toast.id !== id));
  };

  return {
    show(toast: Toast): string {
      const id = toast.id ?? `toast-${++count}`;
      const life = toast.life === undefined ? (toast.severity === 'error' ? null : TOAST_LIFE) : toast.life;
      stop(id);
      const next = { ...toast, id, life, closable: life === null || (toast.closable ?? true) };
      change([...shown.filter((other) => other.id !== id), next]);
      if (life !== null) run(id, life);
      return id;
    },
    close,
    /** Closes the toasts of a group when they no longer apply. */
    closeGroup(group: string): void {
      for (const toast of shown) if (toast.group === group) close(toast.id);
    },
    /** Pauses the timer while the pointer or the focus is on the toast. */
    hold(id: string): void {
      const clock = clocks.get(id);
      if (clock?.timer === undefined) return;
      clearTimeout(clock.timer);
      clocks.set(id, { ...clock, left: clock.ends - Date.now(), timer: undefined });
    },
    /** Resumes the timer after pointer and focus have left. */
    release(id: string): void {
      const clock = clocks.get(id);
      if (clock !== undefined && clock.timer === undefined) run(id, clock.left);
    },
    shown: () => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
