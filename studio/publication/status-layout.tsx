import { describePublication } from '@rooftop/content/schema';
import { map, of, switchMap } from 'rxjs';
import { type DocumentPreviewStore, type LayoutProps, useDocumentPreviewStore } from 'sanity';
import { z } from 'zod';
import { observePublication } from './observe-publication.ts';

const documentShape = z
  .union([z.object({ _ref: z.string() }), z.object({ _id: z.string() })])
  .transform((named) => ('_ref' in named ? named._ref : named._id));

const withStatus = new WeakSet<DocumentPreviewStore>();

/**
 * Adds the status to every preview of a document: `Draft`, `Live until Nov 30, 2026`. A schema's own `prepare` sees only
 * the newest edition, and not whether it is published.
 */
export function addStatus(store: DocumentPreviewStore): void {
  if (withStatus.has(store)) return;
  withStatus.add(store);
  const { observeForPreview } = store;
  store.observeForPreview = (value, type, options) =>
    observeForPreview(value, type, options).pipe(
      switchMap((prepared) => {
        const { snapshot, type: shown } = prepared;
        const id = documentShape.safeParse(value).data;
        const name = shown !== undefined && 'name' in shown ? shown.name : undefined;
        if (id === undefined || !snapshot || name === undefined) return of(prepared);
        return observePublication(store, id, name).pipe(
          map(({ publication, now }) => {
            const status = describePublication(name, publication, now);
            const subtitle = [status, snapshot.subtitle].filter(Boolean).join(' · ');
            return subtitle === '' ? prepared : { ...prepared, snapshot: { ...snapshot, subtitle } };
          }),
        );
      }),
    );
}

/** The Studio, whose lists and search results say which documents shoppers see. */
export function StatusLayout(props: LayoutProps) {
  addStatus(useDocumentPreviewStore());
  return props.renderDefault(props);
}
