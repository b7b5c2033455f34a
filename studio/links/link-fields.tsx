import { useMemo } from 'react';
import { type ObjectInputProps, type ObjectSchemaType, set, unset } from 'sanity';
import { z } from 'zod';
import { type LinkTarget, LinkTargetContext } from './link-target.ts';

const linkShape = z.object({ target: z.object({ _ref: z.string() }).optional() });

/** Whether a type of object is a link: it has a field for a document and one for an address. */
export const isLink = ({ fields }: ObjectSchemaType): boolean =>
  ['target', 'href'].every((name) => fields.some((field) => field.name === name));

/**
 * A link to a document or an address. Its fields `target` and `href` are one input: that of the address, which offers
 * documents too.
 */
export function LinkFields(props: ObjectInputProps) {
  const { members, onChange, value } = props;
  const id = linkShape.safeParse(value).data?.target?._ref ?? null;
  const target = useMemo((): LinkTarget => {
    const field = members.find((member) => member.kind === 'field' && member.name === 'target');
    return {
      id,
      problems: field?.kind === 'field' ? field.field.validation : [],
      choose(document) {
        if (document === null) onChange(unset(['target']));
        else onChange([set(referenceTo(document), ['target']), unset(['href'])]);
      },
      write: (href) =>
        onChange([unset(['target']), href === undefined ? unset(['href']) : set(href, ['href'])]),
    };
  }, [id, members, onChange]);
  const others = members.filter((member) => member.kind !== 'field' || member.name !== 'target');
  return (
    <LinkTargetContext value={target}>{props.renderDefault({ ...props, members: others })}</LinkTargetContext>
  );
}

/** A reference as the Studio writes it: it may lead to a draft until the link is published. */
const referenceTo = ({ id, type }: { readonly id: string; readonly type: string }) => ({
  _type: 'reference',
  _ref: id,
  _weak: true,
  _strengthenOnPublish: { type },
});
