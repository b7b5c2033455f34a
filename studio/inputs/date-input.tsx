import { isStoredAs } from '@rooftop/content/schema';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button } from '@sanity/ui';
import { useRef } from 'react';
import { set, type StringInputProps } from 'sanity';
import { TypedInput } from './typed-input.tsx';

const isDay = isStoredAs('date');

/** A day: typed as `12/24/2026`, or chosen from the browser's calendar. */
export function DateInput(props: StringInputProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const { value, readOnly, onChange } = props;
  return (
    <TypedInput
      {...props}
      kind="date"
      after={
        readOnly !== true && (
          <>
            <Button
              mode="bleed"
              icon={CalendarIcon}
              aria-label="Choose a day"
              title="Choose a day"
              onClick={() => calendar.current?.showPicker()}
            />
            <input
              ref={calendar}
              type="date"
              value={value !== undefined && isDay(value) === true ? value : ''}
              tabIndex={-1}
              aria-hidden="true"
              style={{ width: 0, border: 0, padding: 0, opacity: 0, pointerEvents: 'none' }}
              onChange={({ currentTarget }) =>
                currentTarget.value !== '' && onChange(set(currentTarget.value))
              }
            />
          </>
        )
      }
    />
  );
}
