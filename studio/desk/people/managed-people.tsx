import { useCallback, useMemo } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { AccessLog } from './access-log.tsx';
import { InviteForm } from './invite-form.tsx';
import { Invitations } from './invitations.tsx';
import type { PeopleApi } from './people-api.ts';
import { PersonList } from './person-list.tsx';
import { useAnswer } from './use-answer.ts';
import { PeopleContext } from './use-people.ts';

/** The people of the dealership, its invitations and its audit log. */
export function ManagedPeople({ api }: { readonly api: PeopleApi }) {
  const { enterCode } = useDesk();
  const people = useAnswer(useCallback(() => api.people(), [api]));
  const rights = useAnswer(useCallback(() => api.roles(), [api]));
  const invitations = useAnswer(useCallback(() => api.invitations(), [api]));
  const log = useAnswer(useCallback(() => api.log(null), [api]));
  const roles = rights.answer?.kind === 'found' ? rights.answer.found.roles : undefined;
  const [readPeople, readInvitations, readLog] = [people.refresh, invitations.refresh, log.refresh];
  const refresh = useCallback(() => {
    void Promise.all([readPeople(), readInvitations(), readLog()]);
  }, [readPeople, readInvitations, readLog]);
  const context = useMemo(() => ({ api, roles: roles ?? [], refresh }), [api, roles, refresh]);

  if (people.answer?.kind === 'refused')
    return <Refused refusal={people.answer.refusal} enterCode={enterCode} />;
  return (
    <PeopleContext value={context}>
      <PersonList people={people.answer?.found} />
      {roles !== undefined && <InviteForm />}
      {invitations.answer?.kind === 'found' && <Invitations invitations={invitations.answer.found} />}
      {log.answer?.kind === 'found' && (
        // New entries move the pages, so the earlier ones are read again.
        <AccessLog key={log.answer.found.next} first={log.answer.found} />
      )}
    </PeopleContext>
  );
}
