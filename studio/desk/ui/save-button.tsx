import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import { useState } from 'react';
import { readRefusal } from '../api/ask.ts';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';
import { saveFile } from './save-file.ts';

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
