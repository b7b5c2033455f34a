import type { DocumentActionComponent } from 'sanity';

/**
 * Wraps actions, each only once, because the Studio keeps an action's state by its identity. The label stays the
 * same.
 */
export function wrapAction(
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const known = made.get(action) ?? Object.assign(wrap(action), action);
    made.set(action, known);
    return known;
  };
}
