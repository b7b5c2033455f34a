/** Models that are sold with a number, which vPIC has as their series: `Silverado` and `1500`. */
const NUMBERED = /^(?:Silverado|Sierra|Express|Savana|Ram|Sprinter|Transit)$/;
/** From this model year on, Ram is a make of its own. vPIC calls its pickups Dodges until 2012. */
const FIRST_RAM = 2011;

/**
 * Make and model as dealers name them.
 * @param value `Make|Model`, as the table has it
 */
export function readModel(
  value: string,
  series: string | null,
  year: number | null,
): { readonly make: string; readonly model: string } {
  const [make = '', model = ''] = value.split('|');
  const [, number = ''] = /\b(\d{3,4})\b/.exec(series ?? '') ?? [];
  if (number === '' || !NUMBERED.test(model)) return { make, model };
  if (model === 'Ram' && year !== null && year >= FIRST_RAM) return { make: 'Ram', model: number };
  return { make, model: model === 'Transit' ? `${model}-${number}` : `${model} ${number}` };
}
