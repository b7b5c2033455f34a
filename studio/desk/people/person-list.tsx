import { useState } from 'react';
import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { Pill } from '../ui/pill.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { Person } from './people-api.ts';
import { PersonDialog } from './person-dialog.tsx';

/** Everybody with a role in the dealership. */
export function PersonList({ people }: { readonly people: readonly Person[] | undefined }) {
  const { setup } = useDesk();
  const [openId, setOpenId] = useState<string>();
  const open = people?.find(({ id }) => id === openId);
  return (
    <Section heading="h2" title={words.people.people}>
      {people === undefined && <p>{words.loading}</p>}
      <ul className="desk-person-rows">
        {people?.map(
          ({ id, name, email, role, hasTwoFactor, lastSeenAt, lastSignInAt, mayChange, mayReset }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className="desk-quiet">{email}</p>
                <p className="desk-person-facts">
                  {words.people.roles[role]}
                  <Pill tone={hasTwoFactor ? 'good' : 'warn'}>
                    {hasTwoFactor ? words.people.twoFactor : words.people.noTwoFactor}
                  </Pill>
                  <span className="desk-quiet">
                    {lastSeenAt !== null
                      ? words.people.lastSeen(formatShortMoment(lastSeenAt, setup.timeZone))
                      : lastSignInAt !== null
                        ? words.people.lastSignIn(formatShortMoment(lastSignInAt, setup.timeZone))
                        : words.people.neverSignedIn}
                  </span>
                </p>
              </div>
              {(mayChange || mayReset) && (
                <button
                  type="button"
                  className="desk-button"
                  aria-label={words.people.manageName(name)}
                  onClick={() => setOpenId(id)}
                >
                  {words.people.manage}
                </button>
              )}
            </li>
          ),
        )}
      </ul>
      {open !== undefined && <PersonDialog person={open} close={() => setOpenId(undefined)} />}
    </Section>
  );
}
