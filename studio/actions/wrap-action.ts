import type { DocumentActionComponent } from 'sanity';

/** Wraps actions, each once: the Studio keeps an action's state by its identity. What an action is called it stays. */
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
