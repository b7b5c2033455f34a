import { Maximize2Icon } from '../icons/maximize-2-icon.tsx';
import { Minimize2Icon } from '../icons/minimize-2-icon.tsx';
import { MoveIcon } from '../icons/move-icon.tsx';
import { XIcon } from '../icons/x-icon.tsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { WindowProps } from './dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { isCovered, markModal } from './mark-modal.ts';
import { returnFocus } from './return-focus.ts';
import { useDialogPlace } from './use-dialog-place.ts';
import { useElementId } from '../use-element-id.ts';

/** Shared implementation of dialog and sheet. */
export function Modal({
  kind,
  open,
  onClose,
  title,
  closeLabel,
  actions,
  children,
  dismissable = true,
  modal = true,
  position = 'center',
  moveLabel,
  maximizeLabels,
  hasCloseButton = true,
  isHeadless = false,
  look,
}: WindowProps & { readonly kind: 'dialog' | 'sheet' }) {
  const heading = useElementId();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingElement = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const opener = useRef<Element>(null);
  const [isMaximized, setMaximized] = useState(false);
  const place = useDialogPlace(dialog, position);
  const canMove = moveLabel !== undefined && !isMaximized;
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    if (modal) {
      opener.current = document.activeElement;
      element.showModal();
      markModal();
    } else element.show();
    // The browser would focus the first button, which would look chosen.
    headingElement.current?.focus({ preventScroll: true });
  }, [open, modal]);
  // No event fires when an open dialog is removed.
  useEffect(() => markModal, []);
  useEffect(() => {
    // The browser closes modal dialogs itself.
    if (!open || modal) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const pressedIn = event.target instanceof Element ? event.target.closest('dialog') : null;
      // Escape closes first what is open above.
      const isElsewhere = pressedIn !== null && pressedIn !== dialog.current;
      if (isElsewhere || isCovered()) return;
      event.preventDefault();
      dialog.current?.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, modal]);
  const isOutside = (event: MouseEvent) => event.target === dialog.current;
  const moved: Readonly<Record<`--${string}`, string>> = {
    '--moved-x': `${place.offset.x}px`,
    '--moved-y': `${place.offset.y}px`,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className="modal"
      data-kind={kind}
      data-position={place.position}
      data-headless={isHeadless || undefined}
      data-look={look}
      data-maximized={isMaximized || undefined}
      style={moved}
      aria-labelledby={heading}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') place.putBack();
      }}
      onClose={() => {
        if (modal) returnFocus(opener.current);
        onClose();
      }}
      // Selecting text and releasing the pointer outside must not count as a click outside.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (modal && dismissable && pressedOutside.current && isOutside(event)) dialog.current?.close();
      }}
    >
      <div className="modal-box">
        <div className="modal-head" data-movable={canMove || undefined} {...(canMove && place.handle)}>
          <h2 ref={headingElement} id={heading} tabIndex={-1}>
            {title}
          </h2>
          <div className="modal-buttons">
            {canMove && (
              <IconButton
                icon={MoveIcon}
                label={moveLabel}
                onClick={place.moveOn}
                onKeyDown={place.onArrow}
              />
            )}
            {maximizeLabels !== undefined && (
              <IconButton
                icon={isMaximized ? Minimize2Icon : Maximize2Icon}
                label={isMaximized ? maximizeLabels.restore : maximizeLabels.maximize}
                onClick={() => setMaximized(!isMaximized)}
              />
            )}
            {hasCloseButton && (
              <IconButton icon={XIcon} label={closeLabel} onClick={() => dialog.current?.close()} />
            )}
          </div>
        </div>
        {/* Focusable by keyboard, because it may scroll without containing anything focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="modal-body" aria-labelledby={heading} tabIndex={0}>
          {children}
        </section>
        {actions !== undefined && <div className="modal-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
