import { NavigationType, useLocation, useNavigationType } from '#app/framework.ts';
import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { checkPayloadUrl } from '../http/check-payload-url.ts';
import { followedLink } from '../ui/followed-link.ts';
import { OpenPage, Optional } from '../ui/optional.tsx';
import { keepDialog, readDialog } from './kept-dialog.ts';
import type { LinkDialog } from './link-dialog.ts';

/** Props of a dialog that replaces a page. */
export interface LinkDialogProps {
  /** URL of the page, whose data it loads. */
  readonly href: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * Tells the URL of the step that is shown. A reload of the page then opens the dialog there. Null once there is nothing
   * left to come back to. A dialog that tells none stays closed after a reload.
   */
  readonly onStep: (href: string | null) => void;
  /** Its form was sent: opened again, it starts over. */
  readonly onSent: () => void;
}

interface AskedDialog {
  readonly name: LinkDialog;
  /** URL of the page that it replaces. */
  readonly href: string;
  /** How often its form was sent before. */
  readonly sent: number;
}

/** The dialogs and the forms' code are loaded when a visitor opens one. */
const DIALOGS = {
  'payment-filter': lazy(() => import('./payment-filter/payment-filter-dialog.tsx')),
  personalize: lazy(() => import('./personalize/personalize-dialog.tsx')),
  'test-drive': lazy(() => import('./test-drive/test-drive-dialog.tsx')),
  unlock: lazy(() => import('./unlock/unlock-dialog.tsx')),
} as const satisfies Readonly<Record<LinkDialog, LazyExoticComponent<ComponentType<LinkDialogProps>>>>;

const isDialog = (name: string | undefined): name is LinkDialog =>
  name !== undefined && Object.hasOwn(DIALOGS, name);

interface LinkDialogsProps {
  /** URL of the dialogs' style sheet, if the page doesn't include it. */
  readonly styles?: string;
}

/**
 * Opens the target of marked links as a dialog over this page, and again after a reload if it told its step. A click
 * for a new tab still opens the page. The links are server-rendered HTML.
 */
export function LinkDialogs({ styles }: LinkDialogsProps) {
  const [requestedDialog, setRequestedDialog] = useState<AskedDialog>();
  const [isOpen, setOpen] = useState(false);
  const sent = useRef(0);
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const [page, setPage] = useState(pathname + search);
  if (page !== pathname + search) {
    setPage(pathname + search);
    // The visitor went back or forward. Other navigations come from the dialog itself: an unlocked car has another URL.
    if (navigation === NavigationType.Pop) {
      setRequestedDialog(undefined);
      setOpen(false);
    }
  }
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const name = link?.dataset['dialog'];
      const href = link && isDialog(name) && followedLink(event, link, new URL(window.location.href));
      if (!href || !isDialog(name)) return;
      const data = checkPayloadUrl(href);
      event.preventDefault();
      setRequestedDialog({ name, href: data, sent: sent.current });
      setOpen(true);
    };
    // Capture: runs before the listener for client-side navigation.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    // Once the page is hydrated, so that the dialog's code does not delay it.
    const reopening = setTimeout(() => {
      const kept = readDialog(window.history.state);
      if (kept === null || !isDialog(kept.name)) return;
      setRequestedDialog({ name: kept.name, href: checkPayloadUrl(kept.href), sent: 0 });
      setOpen(true);
    });
    return () => clearTimeout(reopening);
  }, []);
  const name = requestedDialog?.name;
  const keepStep = useCallback(
    (href: string | null) => keepDialog(href === null || name === undefined ? null : { name, href }),
    [name],
  );
  if (requestedDialog === undefined) return null;
  const Asked = DIALOGS[requestedDialog.name];
  return (
    <Optional
      key={`${requestedDialog.href} ${requestedDialog.sent}`}
      fallback={<OpenPage href={requestedDialog.href} />}
    >
      {styles !== undefined && <link rel="stylesheet" href={styles} precedence="dialogs" />}
      <Asked
        href={requestedDialog.href}
        open={isOpen}
        onClose={() => {
          keepDialog(null);
          setOpen(false);
        }}
        onStep={keepStep}
        onSent={() => {
          sent.current += 1;
        }}
      />
    </Optional>
  );
}
