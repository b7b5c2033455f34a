interface DayOfTimes<Time> {
  readonly times: readonly Time[];
}

/** All times of these days in order, each once. */
export const timesOfDays = <Time extends { readonly value: string }>(
  days: readonly DayOfTimes<Time>[],
): readonly Time[] =>
  [...new Map(days.flatMap(({ times }) => times).map((time) => [time.value, time])).values()].toSorted(
    (a, b) => a.value.localeCompare(b.value),
  );
