import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { LogSection } from '../ui/log-section.tsx';
import { words } from '../wording/words.ts';
import type { LoggedEvent } from './people-api.ts';
import { usePeople } from './use-people.ts';

interface AccessLogProps {
  /** The newest entries. */
  readonly first: { readonly events: readonly LoggedEvent[]; readonly next: string | null };
}

/** The audit log: what happened to accounts and roles, newest first. */
export function AccessLog({ first }: AccessLogProps) {
  const { notify } = useDesk();
  const { api } = usePeople();
  const [earlier, setEarlier] = useState<readonly LoggedEvent[]>([]);
  const [next, setNext] = useState(first.next);
  const { people } = words;
  async function showMore() {
    const answer = await api.log(next);
    if (answer.kind === 'refused') return notify({ tone: 'alert', text: answer.refusal.message });
    setEarlier((known) => [...known, ...answer.found.events]);
    setNext(answer.found.next);
  }
  const entries = [...first.events, ...earlier].map(({ at, event, person, by, role, device }, place) => ({
    // Entries are never changed, and only added above, which reads all of them again.
    key: `${at}-${event}-${place}`,
    at,
    texts: [
      `${person ?? '–'}: ${people.events[event]}`,
      ...(role === null ? [] : [people.roles[role]]),
      ...(by === null || by === person ? [] : [people.by(by)]),
      ...(device === null ? [] : [people.device(device)]),
    ],
  }));
  return <LogSection title={people.log} entries={entries} showMore={next === null ? undefined : showMore} />;
}
