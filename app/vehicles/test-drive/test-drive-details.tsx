import { useField } from '@conform-to/react';
import { testDrive } from '@rooftop/leads/kinds/test-drive';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { errorMessage, useLeadForm } from '#app/forms/lead-form-context.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import type { DayTime, DayWithTimes } from '@rooftop/platform/appointments/day-times';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';

interface DetailsStepProps {
  readonly view: TestDriveView;
  readonly day: DayWithTimes | undefined;
  readonly time: DayTime | undefined;
  /** Returns to day and time. */
  readonly onChange: () => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The last step: a summary of the choices, and the contact details. */
export function TestDriveDetails({ view, day, time, onChange, onSent, onClose }: DetailsStepProps) {
  const { form, words } = view;
  const said = [day?.label, time?.label].join(', ');
  return (
    <LeadForm
      view={form}
      kind={testDrive}
      labels={{ time: words['testDrive.time'], ...form.labels }}
      onSent={onSent}
      afterSent={
        <>
          <p className="drive-slot number">{said}</p>
          <Button onClick={onClose}>{words['testDrive.browse']}</Button>
        </>
      }
    >
      <input type="hidden" name="day" value={day?.date ?? ''} />
      <input type="hidden" name="time" value={time?.value ?? ''} />
      <ChosenSlot said={said} change={words['testDrive.change']} onChange={onChange} />
      <ContactFields />
    </LeadForm>
  );
}

interface ChosenSlotProps {
  readonly said: string;
  readonly change: string;
  readonly onChange: () => void;
}

/**
 * The chosen day and time with a link to change them, and the error if the server says they are no longer available.
 */
function ChosenSlot({ said, change, onChange }: ChosenSlotProps) {
  const [{ id, errors }] = useField<string>('time');
  const error = errorMessage(useLeadForm(), errors);
  return (
    <div className="drive-chosen">
      <p className="drive-slot number">{said}</p>
      <Button
        kind="plain"
        size="small"
        id={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={onChange}
      >
        {change}
      </Button>
      <FieldError id={id} error={error} />
    </div>
  );
}
