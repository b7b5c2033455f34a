import type { PreviewConfig, SchemaTypeDefinition } from 'sanity';

/** A preview whose subtitle ends with the name of the document's dealership. */
const named = ({ select = {}, prepare, ...rest }: PreviewConfig): PreviewConfig => ({
  ...rest,
  select: { ...select, dealershipName: 'dealership.name' },
  prepare({ dealershipName, ...selection }, options) {
    const prepared = prepare === undefined ? selection : prepare(selection, options);
    const subtitle = [prepared['subtitle'], dealershipName].filter(Boolean).join(' · ');
    return subtitle === '' ? prepared : { ...prepared, subtitle };
  },
});

/** Returns the type with its dealership in previews, for agency users, who see documents of many dealerships. */
export function withDealershipName(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const isOwned = 'fields' in type && type.fields?.some(({ name }) => name === 'dealership');
  return isOwned === true && type.type === 'document'
    ? { ...type, preview: named(type.preview ?? {}) }
    : type;
}
