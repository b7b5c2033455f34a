import { describePublication, isRunType, type Publication, publicationStatus } from '@rooftop/content/schema';
import { useEffect, useState } from 'react';
import { type DocumentBadgeComponent, useDocumentPreviewStore } from 'sanity';
import { observePublication } from './observe-publication.ts';

const COLORS = {
  draft: 'warning',
  scheduled: 'primary',
  live: 'success',
  ended: 'danger',
  off: 'warning',
} as const;

/** The status of the open document, as its list has it. None for types that are live as long as they are published. */
export const StatusBadge: DocumentBadgeComponent = ({ id, type }) => {
  const store = useDocumentPreviewStore();
  const [publication, setPublication] = useState<Publication | null>(null);
  useEffect(() => {
    const subscription = observePublication(store, id, type).subscribe(setPublication);
    return () => subscription.unsubscribe();
  }, [store, id, type]);
  if (publication === null || !isRunType(type)) return null;
  const now = new Date();
  return {
    label: describePublication(type, publication, now) ?? '',
    color: COLORS[publicationStatus(type, publication, now)],
  };
};
