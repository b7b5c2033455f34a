import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { PendingPerson } from './people-api.ts';
import { usePeople, usePeopleChange } from './use-people.ts';

/** Invitations that nobody has accepted yet. Nothing if there are none. */
export function Invitations({ invitations }: { readonly invitations: readonly PendingPerson[] }) {
  const { api } = usePeople();
  const { setup } = useDesk();
  const make = usePeopleChange();
  const { people } = words;
  if (invitations.length === 0) return null;
  return (
    <Section heading="h2" title={people.invitations}>
      <ul className="desk-person-rows">
        {invitations.map(({ id, name, email, role, expiresAt }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p className="desk-quiet">{email}</p>
              <p className="desk-person-facts">
                {people.roles[role]}
                <span className="desk-quiet">
                  {people.expires(formatShortMoment(expiresAt, setup.timeZone))}
                </span>
              </p>
            </div>
            <button
              type="button"
              className="desk-button"
              aria-label={people.withdrawName(name)}
              onClick={() => void make(api.withdraw(id), people.withdrawn(email))}
            >
              {people.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
