/** Options with titles that marketers understand, in the order of the values. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
): { value: Value; title: string }[] => values.map((value) => ({ value, title: titles[value] }));
