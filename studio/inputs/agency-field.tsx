import { isReservedForAgencies } from '@rooftop/content/schema';
import { type FieldProps, pathToString, useCurrentUser, useFormValue } from 'sanity';
import { mayCreateDealerships, mayEdit } from '../roles.ts';

/** A field of the form. Tells editors why they can't change it, if it is up to their agency. */
export function AgencyField(props: FieldProps) {
  const user = useCurrentUser();
  const type = useFormValue(['_type']);
  // Items of lists are named by keys; they are part of what the list's own field says.
  const path = pathToString(props.path);
  const isReserved =
    mayEdit(user) &&
    !mayCreateDealerships(user) &&
    typeof type === 'string' &&
    isReservedForAgencies(type, path);
  if (!isReserved) return props.renderDefault(props);
  const description = [props.description, 'Your agency changes this.'].filter(Boolean).join(' ');
  return props.renderDefault({ ...props, description });
}
