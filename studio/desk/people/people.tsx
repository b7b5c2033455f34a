import { useCallback, useMemo } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';
import { ManagedPeople } from './managed-people.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { createPeopleApi } from './people-api.ts';
import { useAnswer } from './use-answer.ts';

/** Who may work for the dealership, for those who manage them; and where the user is signed in, for everybody. */
export function People() {
  const { callLake, place, setup, notify } = useDesk();
  const { dealership } = place;
  const api = useMemo(() => createPeopleApi(callLake, dealership), [callLake, dealership]);
  const { answer } = useAnswer(useCallback(() => api.me(), [api]));
  const grants = answer?.kind === 'found' ? answer.found.grants : [];
  const isManager = grants.some(
    ({ tenant, role }) =>
      role === 'administrator' || (role === 'agency' && (tenant === dealership || tenant === '*')),
  );
  return (
    <section className="desk-people">
      <h1>{words.people.title}</h1>
      {isManager && <ManagedPeople api={api} />}
      <OwnSessions api={api} timeZone={setup.timeZone} notify={notify} />
    </section>
  );
}
