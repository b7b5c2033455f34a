import { useState } from 'react';
import type { ApiResult } from '../api/ask.ts';
import { Choice } from '../ui/choice.tsx';
import { DeskDialog } from '../ui/dialog.tsx';
import { words } from '../wording/words.ts';
import { type Person, roleShape } from './people-api.ts';
import { usePeople, usePeopleChange } from './use-people.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly close: () => void;
}

/** Changes somebody's role, resets what they cannot sign in with any more, or removes them. */
export function PersonDialog({ person, close }: PersonDialogProps) {
  const { id, name, email, role, hasTwoFactor, mayChange, mayReset } = person;
  const { api, roles } = usePeople();
  const make = usePeopleChange();
  const [chosen, setChosen] = useState<string>(role);
  const [isRemoving, setIsRemoving] = useState(false);
  const offered = [...new Set([role, ...roles])];
  const { people } = words;

  /** Makes a change. What came of it is said outside of the dialog, which would hide it. */
  async function act(change: Promise<ApiResult<unknown>>, done: string) {
    await make(change, done);
    close();
  }
  const save = () => act(api.changeRole(id, roleShape.parse(chosen)), people.roleChanged(name));
  const remove = () => act(api.remove(id), people.removed(name));
  return (
    <DeskDialog title={name} close={close}>
      {mayChange && (
        <div className="desk-inline">
          <Choice
            label={people.role}
            value={chosen}
            options={offered.map((one) => [one, people.roles[one]])}
            choose={setChosen}
          />
          <button
            type="button"
            className="desk-button"
            data-look="main"
            disabled={chosen === role}
            onClick={() => void save()}
          >
            {words.save}
          </button>
        </div>
      )}
      {mayReset && (
        <div className="desk-stack">
          <p className="desk-quiet">{people.resetPasswordHint(email)}</p>
          <button
            type="button"
            className="desk-button"
            onClick={() => void act(api.resetPassword(id), people.passwordWasReset(name))}
          >
            {people.resetPassword}
          </button>
        </div>
      )}
      {mayReset && hasTwoFactor && (
        <div className="desk-stack">
          <p className="desk-quiet">{people.resetTwoFactorHint}</p>
          <button
            type="button"
            className="desk-button"
            onClick={() => void act(api.resetTwoFactor(id), people.twoFactorWasReset(name))}
          >
            {people.resetTwoFactor}
          </button>
        </div>
      )}
      {!mayReset && <p className="desk-quiet">{people.mayNotReset}</p>}
      {mayChange && (
        <div className="desk-stack">
          <p className="desk-quiet">{people.removeHint}</p>
          <button
            type="button"
            className="desk-button"
            data-look={isRemoving ? 'danger' : undefined}
            onClick={() => (isRemoving ? void remove() : setIsRemoving(true))}
          >
            {isRemoving ? people.removeName(name) : people.remove}
          </button>
        </div>
      )}
    </DeskDialog>
  );
}
