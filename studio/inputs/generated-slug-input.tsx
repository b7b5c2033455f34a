import { useEffect, useRef } from 'react';
import { getPublishedId, type ObjectInputProps, set, useEditState, useFormValue } from 'sanity';
import { z } from 'zod';
import { nextSlug } from './slug-of.ts';

/** Milliseconds without typing until the slug follows. */
const PAUSE = 400;
const documentShape = z.looseObject({ _id: z.string(), _type: z.string() });
type SlugDocument = z.infer<typeof documentShape>;
const slugShape = z.object({ current: z.string().optional() });
const sourceShape = z.union([
  z.string(),
  z.custom<(document: SlugDocument) => unknown>((one) => typeof one === 'function'),
]);

/** What the slug is generated from. Slugs of this content model name a field of the document or compute a text from it. */
function sourceText(source: unknown, document: SlugDocument): string {
  const { data } = sourceShape.safeParse(source);
  const text = typeof data === 'function' ? data(document) : data === undefined ? '' : document[data];
  return typeof text === 'string' ? text : '';
}

/**
 * A slug that follows its title or name while the editor types, until they write their own or publish the document.
 * A published slug never changes by itself, because links lead to it.
 */
export function GeneratedSlugInput(props: ObjectInputProps) {
  const { data: document } = documentShape.safeParse(useFormValue([]));
  return document === undefined ? (
    props.renderDefault(props)
  ) : (
    <FollowingSlug {...props} document={document} />
  );
}

function FollowingSlug({ document, ...props }: ObjectInputProps & { readonly document: SlugDocument }) {
  const { onChange, readOnly, schemaType, value } = props;
  const { ready, published } = useEditState(getPublishedId(document._id), document._type);
  const current = slugShape.safeParse(value).data?.current;
  const source = sourceText(schemaType.options?.['source'], document);
  const before = useRef(source);
  const mayFollow = ready && published === null && readOnly !== true;
  useEffect(() => {
    if (!mayFollow) return undefined;
    const timer = setTimeout(() => {
      const next = nextSlug(current, before.current, source);
      before.current = source;
      if (next !== null) onChange(set({ _type: 'slug', current: next }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [mayFollow, before, current, source, onChange]);
  return props.renderDefault(props);
}
