import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog, Sheet, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Toast } from '#app/ui/toast/toast.ts';
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

const OVERLAYS = [
  ['dialog', 'catalogue.openDialog'],
  ['panel', 'catalogue.openPanel'],
  ['sheet', 'catalogue.openSheet'],
] as const;

/** More paragraphs than fit any window. */
const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => index);

export function OverlaySpecimens({ words }: { readonly words: CatalogueWords }) {
  const [open, setOpen] = useState<(typeof OVERLAYS)[number][0] | null>(null);
  const close = () => setOpen(null);
  const common = {
    onClose: close,
    closeLabel: words['ui.close'],
    actions: <Button onClick={close}>{words['catalogue.done']}</Button>,
  };
  const t = (toast: Toast) =>
    void showToast(
      { detail: words['catalogue.toastText'], ...toast },
      { region: words['ui.notices'], close: words['ui.close'] },
    );
  return (
    <Specimens title={words['catalogue.overlays']}>
      <div className="catalogue-row">
        {OVERLAYS.map(([name, key]) => (
          <Button key={name} kind="secondary" onClick={() => setOpen(name)}>
            {words[key]}
          </Button>
        ))}
      </div>
      <div className="catalogue-row">
        {TOASTS.map(([severity, key]) => (
          <Button
            key={severity}
            kind="secondary"
            size="small"
            onClick={() => t({ severity, summary: words[key] })}
          >
            {words[key]}
          </Button>
        ))}
      </div>
      <Dialog
        {...common}
        open={open === 'dialog'}
        title={words['catalogue.dialogTitle']}
        {...dialogLabels(words)}
      >
        <TextField label={words['catalogue.name']} autoComplete="given-name" />
        <Button
          kind="secondary"
          onClick={() => t({ severity: 'success', summary: words['catalogue.success'] })}
        >
          {words['catalogue.saySomething']}
        </Button>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{words['catalogue.longText']}</p>
        ))}
      </Dialog>
      <Dialog
        {...common}
        open={open === 'panel'}
        title={words['catalogue.panelTitle']}
        modal={false}
        position="bottomright"
        moveLabel={words['ui.move']}
      >
        <p>{words['catalogue.longText']}</p>
      </Dialog>
      <Sheet {...common} open={open === 'sheet'} title={words['catalogue.sheetTitle']}>
        <p>{words['catalogue.longText']}</p>
      </Sheet>
    </Specimens>
  );
}
