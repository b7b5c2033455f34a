import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { formerAddresses, isMovable } from './former-address.ts';

/** One per action, because the Studio keeps an action's state by its identity. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function remembering(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishAndRemember: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const description = publish(props);
    const { patch } = useDocumentOperation(id, type);
    if (description === null || !isMovable(type)) return description;
    return {
      ...description,
      onHandle: () => {
        const former = formerAddresses(type, published, draft);
        if (former !== null) patch.execute([{ set: { [former.field]: former.values } }]);
        description.onHandle?.();
      },
    };
  };
  return Object.assign(PublishAndRemember, publish);
}

/** Publishing that keeps the address that a document had, so that old links lead to the new one. */
export function publishAndRemember(publish: DocumentActionComponent): DocumentActionComponent {
  const known = made.get(publish) ?? remembering(publish);
  made.set(publish, known);
  return known;
}
