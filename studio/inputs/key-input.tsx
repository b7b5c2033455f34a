import type { KeySource } from '@rooftop/content/schema';
import { Button } from '@sanity/ui';
import { set, type StringInputProps, useFormValue } from 'sanity';
import { z } from 'zod';
import { keyOf } from './slug-of.ts';

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() });

/** A short name with a button that makes it of the document's title or name, as slugs have one. */
export function KeyInput({ source, ...props }: StringInputProps & { readonly source: KeySource }) {
  const document = documentShape.safeParse(useFormValue([])).data;
  const key = document === undefined ? '' : keyOf(source, document);
  return (
    <div style={{ display: 'flex', gap: '0.25rem' }}>
      <div style={{ flex: 1 }}>{props.renderDefault(props)}</div>
      {props.readOnly !== true && (
        <Button
          mode="ghost"
          text="Generate"
          disabled={key === '' || key === props.value}
          onClick={() => props.onChange(set(key))}
        />
      )}
    </div>
  );
}
