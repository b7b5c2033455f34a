import { useFetcher, useNavigate } from '#app/framework.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SentLead } from '#app/forms/lead-form-result.ts';
import type { clientLoader } from '#app/routes/popup-form/route.ts';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import { closeToasts, showToast } from '#app/ui/toast/show-toast.ts';
import { PopupContent } from './popup-content.tsx';
import { createPopupReport, type ReportPopup } from './popup-report.ts';
import { popupToast } from './popup-toast.ts';
import styles from './popup.css?url';
import type { PopupPart, PopupsView, PopupView } from './popups-view.server.ts';

/** Screens on which a popup has its position for phones (spec 5). */
const PHONE = '(width < 640px)';

interface PopupWindowProps {
  readonly popup: PopupView;
  readonly words: PopupsView['words'];
  /** It opened. */
  readonly onShown: () => void;
  /** The visitor sent its form, or followed a link if it has none. */
  readonly onSubmitted: () => void;
  readonly onReported: ReportPopup;
  /** The visitor closed it instead. */
  readonly onLeft: () => void;
  /** Its form could not be loaded, so it did not open. Not called if the visitor pressed its button. */
  readonly onFailed: () => void;
  /** It is closed, for whatever reason. */
  readonly onClosed: () => void;
}

/**
 * A popup's window, or the button that opens it. It opens when the data of its form is there, so that nothing moves
 * afterwards. Exported as default because it is loaded lazily.
 */
export default function PopupWindow({
  popup,
  words,
  onShown,
  onSubmitted,
  onReported,
  onLeft,
  onFailed,
  onClosed,
}: PopupWindowProps) {
  const { component, submitted, button, kind, background, closeButton } = popup;
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(button === null);
  const [isClosing, setClosing] = useState(false);
  const [part, setPart] = useState<PopupPart>('component');
  const [position] = useState(() => popup.position[matchMedia(PHONE).matches ? 'mobile' : 'desktop']);
  const wasSubmitted = useRef(false);
  const closeLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closeLater.current), []);

  const content = part === 'submitted' && submitted.component !== null ? submitted.component : component;
  const { formHref } = content;
  const { data, load } = useFetcher<typeof clientLoader>({ key: `popup ${formHref}` });
  // What the window shows stays when it can't be loaded again, such as after another form of the page was sent.
  const [loaded, setLoaded] = useState({ formHref, view: data?.view ?? null });
  if (data?.view && data.view !== loaded.view) setLoaded({ formHref, view: data.view });
  const view = loaded.formHref === formHref ? loaded.view : null;
  useEffect(() => {
    if (isWanted && formHref !== null) load(formHref);
  }, [isWanted, formHref, load]);
  const isReady = isWanted && (formHref === null || view !== null || part === 'submitted');
  const isOpen = isReady && !isClosing;
  useEffect(() => {
    if (!isReady) return;
    void closeToasts(popup.id);
    onShown();
    // oxlint-disable-next-line react/exhaustive-deps -- it opens once
  }, [isReady]);

  const notify = (severity: 'success' | 'error', summary: string, detail: string) =>
    void showToast(popupToast(popup.id, severity, summary, detail), {
      close: words['ui.close'],
      region: words['ui.notices'],
    });
  useEffect(() => {
    if (data?.view !== null || !isWanted || isReady) return;
    if (button === null) {
      onFailed();
      return;
    }
    // It was asked for, and can be asked for again.
    setWanted(false);
    notify('error', words['error.heading'], words['error.text']);
    // oxlint-disable-next-line react/exhaustive-deps -- once for every answer
  }, [data]);

  const sentLead = useRef<SentLead>(null);
  const [report] = useState(() => createPopupReport(submitted.track, onReported));
  const submit = (waitsForCode = false) => {
    if (wasSubmitted.current) return;
    wasSubmitted.current = true;
    onSubmitted();
    report.submitted(waitsForCode);
  };
  // The page may go before the code is entered.
  useEffect(() => () => report.left(), [report]);
  /** What follows after it was submitted (spec 4). */
  const proceed = (notice: { readonly heading: string; readonly text: string } | null) => {
    const { redirect, close, timeoutClose } = submitted;
    if (redirect !== null) {
      setClosing(true);
      if (redirect.startsWith('/')) navigate(redirect);
      else window.location.assign(redirect);
      return;
    }
    if (close) {
      setClosing(true);
      if (notice !== null) notify('success', notice.heading, notice.text);
      return;
    }
    setPart('submitted');
    if (timeoutClose !== null) closeLater.current = setTimeout(() => setClosing(true), timeoutClose * 1000);
  };
  const onLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || component.formHref !== null) return;
    submit();
    // The page that the link leads to comes instead of what follows.
    if (/^(?:tel|mailto):/.test(link.href)) proceed(null);
    else setClosing(true);
  };

  const title = content.title ?? component.title ?? popup.name;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="dialogs" />
      {!isReady && button !== null && (
        <button
          type="button"
          className="popup-button button button-primary button-medium"
          aria-haspopup="dialog"
          aria-busy={isWanted}
          onClick={() => setWanted(true)}
        >
          {button}
        </button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => {
          if (!wasSubmitted.current) onLeft();
          report.left();
          onClosed();
        }}
        title={title}
        hasCloseButton={closeButton}
        modal={background}
        dismissable={component.formHref === null || !closeButton}
        position={position}
        look={content.style}
        {...(kind === 'ModalHeadless'
          ? { isHeadless: true, closeLabel: words['ui.close'] }
          : dialogLabels(words))}
      >
        <PopupContent
          content={content}
          form={view}
          onLink={onLink}
          onSent={(lead: SentLead, { kind: sentKind, form }) => {
            sentLead.current = lead;
            const asksForCode = form.verification !== null && lead.phone !== null && !lead.isPhoneVerified;
            submit(asksForCode && sentKind === 'userLead');
            if (!asksForCode) proceedAfter(lead, form.texts);
          }}
          onDone={(isVerified) => {
            if (isVerified) report.codeEntered();
            else report.left();
            // What the form says about a held request stays.
            if (sentLead.current?.instead === null || submitted.close) proceed(null);
          }}
        />
      </Dialog>
    </>
  );

  function proceedAfter(
    { instead }: Pick<SentLead, 'instead'>,
    { sent, sentText }: { readonly sent: string; readonly sentText: string },
  ) {
    // What was asked for is not granted yet, and the form says so.
    if (instead !== null && !submitted.close) return;
    proceed({ heading: instead?.heading ?? sent, text: instead?.text ?? sentText });
  }
}
