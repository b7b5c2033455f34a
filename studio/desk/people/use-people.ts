import { createContext, use } from 'react';
import type { ApiResult } from '../api/ask.ts';
import { useDesk } from '../shell/desk-context.ts';
import type { PeopleApi, PersonRole } from './people-api.ts';

interface PeopleContextValue {
  readonly api: PeopleApi;
  /** Roles that the user may give. */
  readonly roles: readonly PersonRole[];
  /** Reads everything again. */
  readonly refresh: () => void;
}
export const PeopleContext = createContext<PeopleContextValue | null>(null);

export function usePeople(): PeopleContextValue {
  const people = use(PeopleContext);
  if (people === null) throw new Error('This component belongs inside the page of people.');
  return people;
}

/** Returns a function that makes a change, says what came of it, and returns whether it was made. */
export function usePeopleChange() {
  const { notify } = useDesk();
  const { refresh } = usePeople();
  return async function make(change: Promise<ApiResult<unknown>>, done: string): Promise<boolean> {
    const answer = await change;
    const isDone = answer.kind === 'found';
    notify(isDone ? { tone: 'info', text: done } : { tone: 'alert', text: answer.refusal.message });
    refresh();
    return isDone;
  };
}
