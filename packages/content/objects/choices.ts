/** A marketer's words for the values of the trade, in the order of the values. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
): { value: Value; title: string }[] => values.map((value) => ({ value, title: titles[value] }));
