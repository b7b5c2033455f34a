import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useDocumentPreviewStore, useFormValue } from 'sanity';
import { z } from 'zod';

const languagesShape = z.object({ languages: z.array(z.string()) });

const Languages = createContext<readonly string[] | null>(null);

/** Languages of the dealership whose document is being edited. Null until they are known. */
export const useDealershipLanguages = () => useContext(Languages);

/**
 * Provides the languages to all fields of a form: a dealership's own, or those of the dealership that owns the
 * document.
 */
export function DealershipLanguages({ children }: { readonly children: ReactNode }) {
  const store = useDocumentPreviewStore();
  const own = useFormValue(['languages']);
  const owner = useFormValue(['dealership', '_ref']);
  const [found, setFound] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (typeof owner !== 'string') return undefined;
    const subscription = store
      .observePaths({ _type: 'reference', _ref: owner }, ['languages'])
      .subscribe((value) => setFound(languagesShape.safeParse(value).data?.languages ?? null));
    return () => subscription.unsubscribe();
  }, [store, owner]);
  const languages = languagesShape.safeParse({ languages: own }).data?.languages ?? found;
  return <Languages value={languages}>{children}</Languages>;
}
