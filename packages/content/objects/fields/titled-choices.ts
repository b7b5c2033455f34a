/** Options with titles that marketers understand, in the order of the values. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
): { value: Value; title: string }[] => values.map((value) => ({ value, title: titles[value] }));

/** Values whose titles are themselves. Sanity writes `Online Exclusive` as `Online exclusive` where it makes the title. */
export const asTheyAre = <const Value extends string>(
  values: readonly Value[],
): { value: Value; title: string }[] => values.map((value) => ({ value, title: value }));
