import type { FormEvent } from 'react';
import { Section } from '../lead/section.tsx';
import { formText } from '../ui/form-text.ts';
import { words } from '../wording/words.ts';
import { roleShape } from './people-api.ts';
import { usePeople, usePeopleChange } from './use-people.ts';

/** Invites somebody by mail. */
export function InviteForm() {
  const { api, roles } = usePeople();
  const make = usePeopleChange();
  const { people } = words;
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = formText(form, 'email').trim();
    const person = {
      email,
      name: formText(form, 'name').trim(),
      role: roleShape.parse(formText(form, 'role')),
    };
    if (await make(api.invite(person), people.invitationSent(email))) form.reset();
  }
  return (
    <Section heading="h2" title={people.invite}>
      <form className="desk-inline" onSubmit={(event) => void invite(event)}>
        <label className="desk-field">
          <span>{people.name}</span>
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label className="desk-field">
          <span>{words.email}</span>
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <label className="desk-field">
          <span>{people.role}</span>
          <select name="role" defaultValue="leadStaff">
            {roles.map((role) => (
              <option key={role} value={role}>
                {people.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button" data-look="main">
          {people.sendInvitation}
        </button>
      </form>
      <details>
        <summary>{people.whatRolesMay}</summary>
        <dl className="desk-facts">
          {roles.map((role) => (
            <div key={role}>
              <dt>{people.roles[role]}</dt>
              <dd>{people.roleRights[role]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
