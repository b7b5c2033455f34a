import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useState } from 'react';
import { ownPayload } from '../http/own-payload.ts';
import { followedLink } from '../layout/followed-link.ts';

/** What a dialog is given that stands for a page. */
export interface LinkDialogProps {
  /** of the page, whose data it loads */
  readonly href: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Nobody needs them, and what forms are made of, before he asks. */
const DIALOGS = {
  'test-drive': lazy(() => import('./test-drive/test-drive-dialog.tsx')),
  unlock: lazy(() => import('./unlock/unlock-dialog.tsx')),
} as const satisfies Readonly<Record<string, LazyExoticComponent<ComponentType<LinkDialogProps>>>>;
/** Written on a link as `data-dialog`. */
export type LinkDialog = keyof typeof DIALOGS;

const isDialog = (name: string | undefined): name is LinkDialog =>
  name !== undefined && Object.hasOwn(DIALOGS, name);

interface LinkDialogsProps {
  /** address of the style sheet of dialogs, where the page does not have it */
  readonly styles?: string;
}

/**
 * Links that say so open the page they lead to as a dialog over this one; a press that wants a page, in another tab for
 * one, gets it. Such links are HTML of the server's.
 */
export function LinkDialogs({ styles }: LinkDialogsProps) {
  const [asked, setAsked] = useState<{ readonly name: LinkDialog; readonly href: string }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const name = link?.dataset['dialog'];
      const href = link && isDialog(name) && followedLink(event, link, new URL(window.location.href));
      if (!href || !isDialog(name)) return;
      const data = ownPayload(href);
      event.preventDefault();
      setAsked({ name, href: data });
      setOpen(true);
    };
    // Before the listener that follows links in place.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  if (asked === undefined) return null;
  const Asked = DIALOGS[asked.name];
  const close = () => {
    setOpen(false);
    // What was pressed may be gone with what has changed.
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  };
  return (
    <Suspense>
      {styles !== undefined && <link rel="stylesheet" href={styles} precedence="dialogs" />}
      <Asked key={asked.href} href={asked.href} open={isOpen} onClose={close} />
    </Suspense>
  );
}
