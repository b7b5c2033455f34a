import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import { useState } from 'react';
import { words } from '../wording/words.ts';

interface RefusedProps {
  readonly refusal: InboxRefusal;
  readonly enterCode: () => Promise<void>;
}

/** Says why nothing is shown. If only the code of the second factor is missing, offers to enter it and come back. */
export function Refused({ refusal: { message, needsCode }, enterCode }: RefusedProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className="desk-refused" role="alert">
      <p>{message}</p>
      {needsCode && <p className="desk-quiet">{words.codeHint}</p>}
      {needsCode && (
        <button
          type="button"
          className="desk-button"
          data-look="main"
          onClick={() => void enterCode().catch(() => setHasFailed(true))}
        >
          {words.enterCode}
        </button>
      )}
      {hasFailed && <p>{words.signInUnreachable}</p>}
    </div>
  );
}
