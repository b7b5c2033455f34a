import { ObjectInputMember, type ObjectInputProps } from 'sanity';
import { useDealershipLanguages } from './dealership-languages.tsx';

/**
 * Text in several languages. Shows only the dealership's languages and any others that already have a text. A single
 * language is shown without its name.
 */
export function LocaleInput(props: ObjectInputProps) {
  const languages = useDealershipLanguages();
  const members = props.members.filter(
    (member) =>
      member.kind !== 'field' ||
      languages === null ||
      languages.includes(member.name) ||
      props.value?.[member.name] !== undefined,
  );
  const [only, ...others] = members;
  if (only === undefined || others.length > 0) return props.renderDefault({ ...props, members });
  const ownId = only.kind === 'field' ? only.field.id : undefined;
  return (
    <ObjectInputMember
      member={only}
      renderAnnotation={props.renderAnnotation}
      renderBlock={props.renderBlock}
      // Fields of objects inside a text, such as a link's, keep their labels.
      renderField={(field) => (field.inputId === ownId ? field.children : props.renderField(field))}
      renderInlineBlock={props.renderInlineBlock}
      renderInput={props.renderInput}
      renderItem={props.renderItem}
      renderPreview={props.renderPreview}
    />
  );
}
