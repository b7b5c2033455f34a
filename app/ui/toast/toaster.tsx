import { CircleCheckIcon } from '../icons/circle-check-icon.tsx';
import { CircleXIcon } from '../icons/circle-x-icon.tsx';
import { InfoIcon } from '../icons/info-icon.tsx';
import type { IconComponent } from '../icons/create-icon.tsx';
import { TriangleAlertIcon } from '../icons/triangle-alert-icon.tsx';
import { XIcon } from '../icons/x-icon.tsx';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { Severity } from './toast.ts';
import type { ShownToast, ToastQueue } from './toast-queue.ts';

const ICONS = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warn: TriangleAlertIcon,
  error: CircleXIcon,
  secondary: InfoIcon,
  contrast: InfoIcon,
} as const satisfies Record<Severity, IconComponent>;

/** The toaster's own texts. */
export interface ToasterWords {
  readonly region: string;
  readonly close: string;
}

/**
 * Region for toasts. Errors are announced immediately, everything else politely, without interrupting the visitor.
 * Both live regions exist while empty, because only then are additions announced.
 */
export function Toaster({ queue, words }: { readonly queue: ToastQueue; readonly words: ToasterWords }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown);
  const cards = (isError: boolean) =>
    toasts
      .filter(({ severity }) => (severity === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} queue={queue} closeLabel={words.close} />);
  return (
    <section aria-label={words.region}>
      <div className="toast-stack" role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot contain blocks */}
      <div className="toast-stack" role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </section>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly queue: ToastQueue;
  readonly closeLabel: string;
}

function ToastCard({ toast, queue, closeLabel }: ToastCardProps) {
  const { id, severity, summary, detail, closable } = toast;
  const Icon = ICONS[severity];
  const hold = () => queue.hold(id);
  /** The pointer may leave while the focus stays, and vice versa. */
  const release = (element: HTMLElement) => {
    if (!element.matches(':hover, :focus-within')) queue.release(id);
  };
  return (
    <div
      className="toast"
      data-severity={severity}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => release(currentTarget)}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release(currentTarget);
      }}
    >
      <Icon className="toast-icon" aria-hidden="true" size={22} />
      <div className="toast-text">
        <p className="toast-summary">{summary}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {closable && <IconButton icon={XIcon} label={closeLabel} onClick={() => queue.close(id)} />}
    </div>
  );
}
