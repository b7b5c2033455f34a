import { useState } from 'react';
import { DeskDialog } from '../ui/dialog.tsx';
import { areShortcutsOn, setShortcuts } from '../ui/shortcut-setting.ts';
import { words } from '../wording/words.ts';

/** Lists the keys, and lets people turn them off. */
export function ShortcutHelp({ close }: { readonly close: () => void }) {
  const [areOn, setOn] = useState(areShortcutsOn);
  return (
    <DeskDialog title={words.keys} close={close}>
      <dl className="desk-keys">
        {words.shortcuts.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => {
            setShortcuts(currentTarget.checked);
            setOn(currentTarget.checked);
          }}
        />
        <span>{words.keysOn}</span>
      </label>
    </DeskDialog>
  );
}
