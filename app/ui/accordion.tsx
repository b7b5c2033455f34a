import { type ReactNode, useId } from 'react';

/** A question and its answer. */
interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Whether opening one closes the others. Defaults to true. */
  readonly exclusive?: boolean;
}

/** Expandable items as plain `<details>`: find-in-page opens them, and they work without JavaScript. */
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
