import { useRevalidator } from '#app/framework.ts';
import { useCallback, useEffect, useState } from 'react';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { PREVIEW_SETTINGS_PATH } from '#app/http/preview-path.ts';
import type { PreviewBarView } from '#app/server/preview/preview-bar.ts';
import { PreviewBar } from './preview-bar.tsx';
import styles from './preview.css?url';
import { useEditClicks } from './use-edit-clicks.ts';
import { useStudio } from './use-studio.ts';
import { useUnsentForms } from './use-unsent-forms.ts';

/** What the bar shows. Null if the preview has expired. */
async function readBar(): Promise<PreviewBarView | null> {
  const answer = await fetch(checkPayloadUrl(PREVIEW_SETTINGS_PATH));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own answer
  return answer.ok ? ((await answer.json()) as PreviewBarView) : null;
}

/** What makes a page a preview in the browser. Exported as default because it is loaded lazily. */
export default function PreviewTools() {
  const { studio, isClickable } = useStudio();
  const [view, setView] = useState<PreviewBarView | null>(null);
  const { revalidate } = useRevalidator();
  const [isHeld, setHeld] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  useEditClicks(studio, isClickable, setWhy);
  useUnsentForms(useCallback(() => setHeld(true), []));

  useEffect(() => {
    readBar().then(setView, () => undefined);
  }, []);

  async function apply(query: string): Promise<void> {
    await fetch(checkPayloadUrl(`${PREVIEW_SETTINGS_PATH}?${query}`));
    setView(await readBar());
    revalidate();
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="preview" />
      {view !== null && (
        <PreviewBar
          key={JSON.stringify(view.settings)}
          view={view}
          isHeld={isHeld}
          why={why}
          isInStudio={studio !== null}
          onChange={(query) => void apply(query).catch(() => undefined)}
        />
      )}
    </>
  );
}
