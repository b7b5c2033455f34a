/** What has a colour and a sign of its own. */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** A short message that comes by itself. */
export interface Toast {
  /** one with the same id takes the place of an earlier one */
  readonly id?: string;
  /** what it belongs to: toasts of one group can be taken away together */
  readonly group?: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly detail?: string;
  /** milliseconds in sight; null until somebody closes it. Else 5000, and an error stays. */
  readonly life?: number | null;
  /** whether it has a close button; what stays by itself always has one */
  readonly closable?: boolean;
}

/** A toast that is in sight. */
export interface ShownToast extends Toast {
  readonly id: string;
  readonly life: number | null;
  readonly closable: boolean;
}

/** Milliseconds; spec 9. */
export const TOAST_LIFE = 5000;

interface Clock {
  /** when its time is over, unless it is held; milliseconds since 1970 */
  readonly ends: number;
  /** milliseconds that are left when it is held */
  readonly left: number;
  /** undefined: held */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The toasts in sight, oldest first, and the clock of each. Times stop while a toast is held. */
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
    /** What the toasts of a group speak of is over. */
    closeGroup(group: string): void {
      for (const toast of shown) if (toast.group === group) close(toast.id);
    },
    /** The pointer or the focus is on it. */
    hold(id: string): void {
      const clock = clocks.get(id);
      if (clock?.timer === undefined) return;
      clearTimeout(clock.timer);
      clocks.set(id, { ...clock, left: clock.ends - Date.now(), timer: undefined });
    },
    /** Pointer and focus are elsewhere: what was left of its time goes on. */
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
