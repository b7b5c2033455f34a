import { words } from '../wording/words.ts';
import type { Notice } from './desk-context.ts';

/** Shows a message, and reads it to people who use a screen reader. */
export function NoticeBar({
  notice,
  close,
}: {
  readonly notice: Notice | undefined;
  readonly close: () => void;
}) {
  return (
    <div className="desk-notices">
      <output>{notice?.tone === 'info' && <span className="desk-notice">{notice.text}</span>}</output>
      <div role="alert">
        {notice?.tone === 'alert' && (
          <p className="desk-notice" data-tone="alert">
            {notice.text}
            <button type="button" className="desk-button" onClick={close}>
              {words.close}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
