import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import type { FormEvent } from 'react';
import { useStore } from '../inbox/use-store.ts';
import { useDesk } from '../shell/desk-context.ts';
import { formText } from '../ui/form-text.ts';
import { SaveButton } from '../ui/save-button.tsx';
import { formatShortMoment, inputTime } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { Section } from './section.tsx';
import type { ChangeLead } from './use-lead.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120];
const USUAL = 30;

interface AppointmentProps {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
}

/** When the shopper comes, in the store's time zone. A time that they booked online is theirs to change. */
export function AppointmentSection({ record, change }: AppointmentProps) {
  const { lead, appointment } = record;
  const { api } = useDesk();
  const { timeZone } = useStore(lead);
  return (
    <Section title={words.appointment}>
      {appointment !== null && (
        <div className="desk-actions">
          <strong>
            {words.appointmentAt(formatShortMoment(appointment.at, timeZone), appointment.minutes)}
          </strong>
          <SaveButton request={() => api.calendarFile(lead.id)} name={`lead-${lead.number}.ics`}>
            {words.calendarFile}
          </SaveButton>
        </div>
      )}
      {appointment?.isBooked ? (
        <p className="desk-quiet">{words.bookedOnline}</p>
      ) : (
        <AppointmentForm record={record} change={change} />
      )}
    </Section>
  );
}

/** Makes or changes an appointment that staff agreed on with the shopper. */
function AppointmentForm({ record: { lead, appointment }, change }: AppointmentProps) {
  const { notify } = useDesk();
  const { timeZone } = useStore(lead);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const at = localMoment(formText(form, 'day'), formText(form, 'time'), timeZone);
    if (at === null) return notify({ tone: 'alert', text: words.noSuchTime });
    const minutes = Number(formText(form, 'minutes'));
    await change({ action: 'appointment', at: at.toISOString(), minutes, version: lead.version });
  }
  return (
    <details>
      <summary>{appointment === null ? words.makeAppointment : words.moveAppointment}</summary>
      <form className="desk-inline" key={appointment?.at} onSubmit={(event) => void save(event)}>
        <label className="desk-field">
          <span>{words.day}</span>
          <input
            type="date"
            name="day"
            required
            defaultValue={appointment === null ? '' : localDate(timeZone, new Date(appointment.at))}
          />
        </label>
        <label className="desk-field">
          <span>{words.time}</span>
          <input
            type="time"
            name="time"
            required
            defaultValue={appointment === null ? '' : inputTime(appointment.at, timeZone)}
          />
        </label>
        <label className="desk-field">
          <span>{words.length}</span>
          <select name="minutes" defaultValue={appointment?.minutes ?? USUAL}>
            {[...new Set([...LENGTHS, appointment?.minutes ?? USUAL])].map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.minutes(minutes)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {words.save}
        </button>
      </form>
    </details>
  );
}
