import { describePublication, isRunType, publicationStatus } from '@rooftop/content/schema';
import { useEffect, useState } from 'react';
import { type DocumentBadgeComponent, useDocumentPreviewStore } from 'sanity';
import { observePublication, type PublicationNow } from './observe-publication.ts';

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
  const [known, setKnown] = useState<PublicationNow | null>(null);
  useEffect(() => {
    const subscription = observePublication(store, id, type).subscribe(setKnown);
    return () => subscription.unsubscribe();
  }, [store, id, type]);
  if (known === null || !isRunType(type)) return null;
  const { publication, now } = known;
  return {
    label: describePublication(type, publication, now) ?? '',
    color: COLORS[publicationStatus(type, publication, now)],
  };
};
