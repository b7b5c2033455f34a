import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';

interface RawMessageProps {
  /** Id of the lead. */
  readonly lead: string;
  /** Id of the delivery. */
  readonly delivery: string;
}

/** The message as it is sent, read when it is opened for the first time. */
export function RawMessage({ lead, delivery }: RawMessageProps) {
  const { api } = useDesk();
  const [text, setText] = useState<string>();
  async function read() {
    const response = await api.message(lead, delivery);
    setText(response.ok ? await response.text() : words.failed);
  }
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && text === undefined) void read().catch(() => setText(words.unreachable));
      }}
    >
      <summary>{words.message}</summary>
      <pre className="desk-raw">{text ?? words.loading}</pre>
    </details>
  );
}
