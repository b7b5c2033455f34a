import { useMemo } from 'react';
import type { Call } from '../api/call.ts';
import type { Notice } from '../shell/desk-context.ts';
import { OwnSessions } from './own-sessions.tsx';
import { createSessionsApi } from './people-api.ts';

interface SessionsOnlyProps {
  readonly callLake: Call;
  readonly notify: (notice: Notice) => void;
}

/** Where somebody is signed in who may read no leads: editors and viewers. Times are those of their device. */
export function SessionsOnly({ callLake, notify }: SessionsOnlyProps) {
  const api = useMemo(() => createSessionsApi(callLake), [callLake]);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="desk-people">
      <OwnSessions api={api} timeZone={timeZone} notify={notify} />
    </div>
  );
}
