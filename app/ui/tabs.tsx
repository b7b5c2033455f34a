import type { ReactNode } from 'react';
import { useElementId } from './use-element-id.ts';

/** A tab and its panel. */
interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Label of the group. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the initially open tab. Defaults to the first one. */
  readonly initial?: string;
}

/**
 * Shows one of several panels. Built from radio buttons, so that the browser handles arrow keys without JavaScript,
 * and the Tab key moves from the selected tab straight into its panel.
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
