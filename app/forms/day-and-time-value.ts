const VALUE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;

/** What a list of the times of several days sends for one of them: `2026-11-24 10:30`. Empty if none is chosen. */
export const dayAndTimeValue = (day: string, time: string): string => `${day} ${time}`.trim();

/** Makes the fields `day` and `time` of such a value in the field `time`. Other forms stay as they are. */
export function splitDayAndTime(form: FormData): void {
  const value = form.get('time');
  const [, day, time] = VALUE.exec(typeof value === 'string' ? value : '') ?? [];
  if (day === undefined || time === undefined) return;
  form.set('day', day);
  form.set('time', time);
}
