import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, Sheet } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

const TOASTS = [
  ['info', 'catalogue.info'],
  ['success', 'catalogue.success'],
  ['warn', 'catalogue.caution'],
  ['error', 'catalogue.error'],
  ['secondary', 'catalogue.quiet'],
  ['contrast', 'catalogue.contrast'],
] as const;

/** Paragraphs that are higher than any window. */
const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => index);

export function OverlaySpecimens({ words }: { readonly words: CatalogueWords }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  const common = {
    onClose: close,
    closeLabel: words['ui.close'],
    actions: <Button onClick={close}>{words['catalogue.done']}</Button>,
  };
  return (
    <Specimens title={words['catalogue.overlays']}>
      <div className="catalogue-row">
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          {words['catalogue.openDialog']}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('sheet')}>
          {words['catalogue.openSheet']}
        </Button>
      </div>
      <div className="catalogue-row">
        {TOASTS.map(([severity, key]) => (
          <Button
            key={severity}
            kind="secondary"
            size="small"
            onClick={() => {
              const toast = { severity, summary: words[key], detail: words['catalogue.toastText'] };
              void showToast(toast, { region: words['ui.notices'], close: words['ui.close'] });
            }}
          >
            {words[key]}
          </Button>
        ))}
      </div>
      <Dialog {...common} open={open === 'dialog'} title={words['catalogue.dialogTitle']}>
        <TextField label={words['catalogue.name']} autoComplete="given-name" />
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{words['catalogue.longText']}</p>
        ))}
      </Dialog>
      <Sheet {...common} open={open === 'sheet'} title={words['catalogue.sheetTitle']}>
        <p>{words['catalogue.longText']}</p>
      </Sheet>
    </Specimens>
  );
}
