/**
 * The fieldset of fields that most editors never need: closed until somebody opens it, in each tab that has such fields.
 * A type with `advanced` fields lists it in `fieldsets`.
 */
export const ADVANCED = {
  name: 'advanced',
  title: 'Advanced',
  options: { collapsible: true, collapsed: true },
} as const;

/** Returns the field, in the type's fieldset of advanced fields. */
export const advanced = <Field extends object>(field: Field): Field & { readonly fieldset: string } => ({
  ...field,
  fieldset: ADVANCED.name,
});
