import { type ArrayOfPrimitivesInputProps, set, unset } from 'sanity';
import { withoutEmptyRows } from './empty-rows.ts';

/** A list of texts that drops rows which were added and left empty, as soon as the editor goes elsewhere. */
export function TidyRows(props: ArrayOfPrimitivesInputProps) {
  const { value = [], onChange, readOnly } = props;
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (readOnly === true || currentTarget.contains(relatedTarget)) return;
        const rows = withoutEmptyRows(value);
        if (rows !== null) onChange(rows.length === 0 ? unset() : set(rows));
      }}
    >
      {props.renderDefault(props)}
    </div>
  );
}
