import { useEffect, useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';

/** Who sent a lead. */
export interface Sender {
  /** Of the lead. */
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Reads who sent a lead. Undefined until it is known, and if there is no such lead. */
export function useSender(id: string | undefined): Sender | undefined {
  const { api } = useDesk();
  const [sender, setSender] = useState<Sender>();
  useEffect(() => {
    const left = new AbortController();
    async function read(lead: string) {
      const answer = await api.lead(lead, left.signal);
      if (left.signal.aborted || answer.kind === 'refused') return;
      const { email, phone } = answer.found.content.contact;
      setSender({ id: lead, email, phone });
    }
    if (id !== undefined) void read(id);
    return () => left.abort();
  }, [api, id]);
  return sender?.id === id ? sender : undefined;
}
