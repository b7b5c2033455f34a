import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import { useState } from 'react';
import { readRefusal } from '../api/ask.ts';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';

interface SaveButtonProps {
  readonly request: () => Promise<Response>;
  /** Name of the file. */
  readonly name: string;
  readonly children: string;
}

/** Saves a file. If that fails, shows why. */
export function SaveButton({ request, name, children }: SaveButtonProps) {
  const { notify, enterCode } = useDesk();
  const [refusal, setRefusal] = useState<InboxRefusal>();
  async function save() {
    const response = await request();
    if (!response.ok) return setRefusal(await readRefusal(response));
    setRefusal(undefined);
    return saveFile(response, name);
  }
  const fail = () => notify({ tone: 'alert', text: words.failed });
  return (
    <>
      <button type="button" className="desk-button" onClick={() => void save().catch(fail)}>
        {children}
      </button>
      {refusal && <Refused refusal={refusal} enterCode={enterCode} />}
    </>
  );
}

/** Saves the body of a response as a file. Files need the token, so a plain link can't load them. */
async function saveFile(response: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
