import { type ColorUse, colorUses, HEX_COLOR, MIN_CONTRAST, NEUTRALS } from '@rooftop/content/schema';
import { Stack, Text } from '@sanity/ui';
import { set, type StringInputProps, useFormValue } from 'sanity';
import { z } from 'zod';
import { TypedInput } from './typed-input.tsx';

const color = z.string().regex(HEX_COLOR);
const themeShape = z.object({
  brand: color,
  // Until there is one, only the other color can be judged.
  accent: color.catch('#000000'),
  neutral: z.enum(NEUTRALS).catch('plain'),
});

const USES = {
  ground: 'Text on it',
  text: 'As a color of text',
  onBrand: 'On the brand color',
} as const satisfies Record<ColorUse['use'], string>;

/** Formats a ratio as WCAG does, never better than it is: `4.4:1`. */
const inWords = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

/** Says how well a color can be read, and what the website does about it. */
export function describeUse({ use, ratio, text }: ColorUse): string {
  if (use === 'ground') return `${USES.ground}: ${inWords(ratio)}, in ${text}`;
  if (ratio >= MIN_CONTRAST) return `${USES[use]}: ${inWords(ratio)}`;
  return `${USES[use]}: ${inWords(ratio)}, less than the ${MIN_CONTRAST}:1 that people need (WCAG AA). The website uses ${text} there instead.`;
}

/** A color of the theme, with the contrast of text that the website shows in it or on it. */
export function ColorInput(props: StringInputProps) {
  const { value, readOnly, onChange, path } = props;
  const role = path.at(-1) === 'accent' ? 'accent' : 'brand';
  const theme = themeShape.safeParse(useFormValue(path.slice(0, -1))).data;
  const isColor = value !== undefined && HEX_COLOR.test(value);
  return (
    <Stack gap={3}>
      <TypedInput
        {...props}
        kind="color"
        before={
          <input
            type="color"
            aria-label={`Choose: ${props.schemaType.title ?? 'color'}`}
            value={isColor ? value.toLowerCase() : '#000000'}
            disabled={readOnly === true}
            style={{ width: '2.5rem', height: '2.125rem', padding: 2 }}
            onChange={({ currentTarget }) => onChange(set(currentTarget.value))}
          />
        }
      />
      {isColor && theme !== undefined && (
        <Stack as="ul" gap={2} aria-label="Contrast">
          {colorUses(role, theme).map((one) => (
            <Text as="li" key={one.use} size={1} muted={one.ratio >= MIN_CONTRAST}>
              {describeUse(one)}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
