import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  isBooleanInputProps,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type StringInputProps,
} from 'sanity';
import { isLink, LinkFields } from '../links/link-fields.tsx';
import { LinkInput } from '../links/link-input.tsx';
import { ColorInput } from './color-input.tsx';
import { DateInput } from './date-input.tsx';
import { DealershipLanguages } from './dealership-languages.tsx';
import { DollarsInput } from './dollars-input.tsx';
import { GeneratedSlugInput } from './generated-slug-input.tsx';
import { KeyInput } from './key-input.tsx';
import { LeadAddressesInput } from './lead-addresses-input.tsx';
import { LocaleInput } from './locale-input.tsx';
import { OrderInput } from './order-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { PlaceInput } from './place-input.tsx';
import { SpecialDaysInput } from './special-days-input.tsx';
import { TidyRows } from './tidy-rows.tsx';
import { TypedInput } from './typed-input.tsx';
import { WeekInput } from './week-input.tsx';

const LOCALISED = ['localeString', 'localeText', 'localeBlock', 'localeBody'];

/** Uses our own inputs by type name, and the Studio's for all other types. */
export function ChooseInput(props: InputProps) {
  const { name } = props.schemaType;
  if (props.id === 'root') return <DealershipLanguages>{props.renderDefault(props)}</DealershipLanguages>;
  if (name === 'cents' && isNumberInputProps(props)) return <DollarsInput {...props} />;
  if (LOCALISED.includes(name) && isObjectInputProps(props)) return <LocaleInput {...props} />;
  if (name === 'accessibleImage' && isObjectInputProps(props)) return <PictureInput {...props} />;
  if (name === 'slug' && isObjectInputProps(props)) return <GeneratedSlugInput {...props} />;
  if (name === 'leadAddresses' && isObjectInputProps(props)) return <LeadAddressesInput {...props} />;
  if (name === 'weekHours' && isObjectInputProps(props)) return <WeekInput {...props} />;
  if (name === 'geopoint' && isObjectInputProps(props)) return <PlaceInput {...props} />;
  if (isObjectInputProps(props) && isLink(props.schemaType)) return <LinkFields {...props} />;
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some((of) => of.name === 'specialDay'))
    return <SpecialDaysInput {...props} />;
  if (isArrayOfPrimitivesInputProps(props) && props.schemaType.options?.order !== undefined)
    return <OrderInput {...props} order={props.schemaType.options.order} />;
  if (isArrayOfPrimitivesInputProps(props) && props.schemaType.options?.list === undefined)
    return <TidyRows {...props} />;
  if (isStringInputProps(props)) return <TextChoice {...props} />;
  if (isBooleanInputProps(props) && props.schemaType.options?.isOnWhenUnset && props.value === undefined)
    return props.renderDefault({ ...props, value: true });
  return props.renderDefault(props);
}

/** Texts that people write in several ways, and short names. */
function TextChoice(props: StringInputProps) {
  const { name, options } = props.schemaType;
  if (name === 'date') return <DateInput {...props} />;
  if (options?.typed === 'color') return <ColorInput {...props} />;
  if (options?.linksTo !== undefined) return <LinkInput {...props} kinds={options.linksTo} />;
  if (options?.typed !== undefined) return <TypedInput {...props} kind={options.typed} />;
  return options?.generated === undefined ? (
    props.renderDefault(props)
  ) : (
    <KeyInput {...props} source={options.generated} />
  );
}
