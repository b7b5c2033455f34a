import { type ReactNode, useId } from 'react';

/** A question and its answer. */
export interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** whether opening one closes the others */
  readonly exclusive?: boolean;
}

/** Titles that open. Plain `<details>`: searching in the page opens what it finds, and no script is needed. */
export function Accordion({ items, exclusive = true }: AccordionProps) {
  const name = useId();
  return (
    <div className="accordion">
      {items.map(({ key, title, content }) => (
        <details key={key} {...(exclusive && { name })}>
          <summary>{title}</summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
