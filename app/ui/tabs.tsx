import type { ReactNode } from 'react';
import { useElementId } from './use-element-id.ts';

/** A name on the strip and what it shows. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** what is chosen here */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** key of the tab that is open at first; else the first one */
  readonly initial?: string;
}

/**
 * One of several panels at a time. They are radio buttons, so the browser does everything: arrow keys, no script, and
 * the Tab key goes from the chosen name straight into its panel.
 */
export function Tabs({ label, tabs, initial = tabs[0]?.key }: TabsProps) {
  const group = useElementId();
  return (
    <fieldset className="tabs">
      <legend className="sr-only">{label}</legend>
      {tabs.map(({ key, label, content }) => {
        const id = `${group}-${key}`;
        return (
          <div className="tab" key={key}>
            <input
              className="tab-choice sr-only"
              type="radio"
              name={group}
              id={id}
              defaultChecked={key === initial}
            />
            <label className="tab-label" htmlFor={id}>
              {label}
            </label>
            <div className="tab-panel">{content}</div>
          </div>
        );
      })}
    </fieldset>
  );
}
