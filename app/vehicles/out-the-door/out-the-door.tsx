import { AmountList } from '#app/ui/amount-list.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { BUYER_ZIP, ESTIMATED_CAR } from './out-the-door-path.ts';
import type { OutTheDoorView } from './out-the-door-view.server.ts';

interface OutTheDoorProps {
  readonly view: OutTheDoorView;
  /** Path of the page. */
  readonly action: string;
}

/** The itemized estimate, and a form for the ZIP code. It works without JavaScript. */
export function OutTheDoor({ view, action }: OutTheDoorProps) {
  const { vehicle, zip, error, estimate, withoutPrice, unlock, words } = view;
  if (withoutPrice !== null)
    return (
      <div className="out-the-door">
        <p>{words[withoutPrice === 'locked' ? 'outTheDoor.locked' : 'price.call']}</p>
        {unlock !== null && <ButtonLink to={unlock}>{words['personalize.heading']}</ButtonLink>}
      </div>
    );
  return (
    <div className="out-the-door">
      <form method="get" action={action}>
        <input type="hidden" name={ESTIMATED_CAR} value={vehicle.vin} />
        <TextField
          label={words['outTheDoor.zip']}
          name={BUYER_ZIP}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          pattern="[0-9]{5}"
          required
          defaultValue={zip}
          error={error}
        />
        <Button type="submit">{words['outTheDoor.show']}</Button>
      </form>
      {estimate !== null && (
        <>
          <AmountList
            lines={estimate.lines}
            total={{ label: words['outTheDoor.total'], amount: estimate.total }}
          />
          {estimate.notes.map((note) => (
            <p key={note} className="out-the-door-note">
              {note}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
