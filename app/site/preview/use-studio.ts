import { createNode, createNodeMachine, type Node } from '@sanity/comlink';
import {
  createCompatibilityActors,
  type HistoryRefresh,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink';
import { useLocation, useNavigate, useRevalidator } from '#app/framework.ts';
import { useEffect, useRef, useState } from 'react';
import { readEditTarget } from './read-edit-target.ts';

const PERSPECTIVE = 'sanity-preview-perspective';

/**
 * The Studio says that a document was changed when it sends the change. A busy lake may store it after the page was fetched,
 * so the page is fetched again, so many milliseconds after the last change.
 */
const AGAIN_MS = [300, 1000, 3000, 9000];

export type Studio = Node<VisualEditingNodeMsg, VisualEditingControllerMsg>;

/** Documents that the page shows, each once. */
function shownDocuments(): { readonly _id: string; readonly _type: string }[] {
  const documents = new Map<string, string>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sanity]')) {
    const target = readEditTarget(dataset['sanity'] ?? '');
    if (target !== null) documents.set(target.id, target.type);
  }
  return Array.from(documents, ([_id, _type]) => ({ _id, _type }));
}

/** The query without what the Studio adds to the first URL of its frame. */
function withoutPerspective(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(PERSPECTIVE)) return search;
  parameters.delete(PERSPECTIVE);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/**
 * Connects the preview with the Studio that shows it in a frame: the page is fetched again when the Studio says so, and the
 * Studio follows where the editor goes.
 * @returns the connection, null until the Studio answers, and whether blocks can be clicked
 */
export function useStudio(): { readonly studio: Studio | null; readonly isClickable: boolean } {
  const [studio, setStudio] = useState<Studio | null>(null);
  const [isClickable, setClickable] = useState(true);
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  /** The refreshes that are under way. */
  const refreshing = useRef<HistoryRefresh[]>([]);

  useEffect(() => {
    if (window.parent === window) return undefined;
    // The Studio speaks the protocol's first version until it knows that the page speaks a newer one.
    const machine = createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    });
    const node: Studio = createNode({ name: 'visual-editing', connectTo: 'presentation' }, machine);
    node.onStatus((status) => setStudio(status === 'connected' ? node : null));
    return node.start();
  }, []);

  // What was changed before that is not told again.
  useEffect(() => {
    if (studio !== null) revalidate();
  }, [studio, revalidate]);

  useEffect(() => {
    if (studio === null) return undefined;
    let timers: number[] = [];
    const stopTimers = () => timers.forEach((timer) => window.clearTimeout(timer));
    const stops = [
      studio.on('presentation/refresh', (refresh) => {
        refreshing.current.push(refresh);
        studio.post('visual-editing/refreshing', refresh);
        revalidate();
        stopTimers();
        timers = AGAIN_MS.map((ms) => window.setTimeout(revalidate, ms));
      }),
      stopTimers,
      studio.on('presentation/navigate', ({ url, type }) => {
        navigate(url, { replace: type === 'replace' });
      }),
      studio.on('presentation/toggle-overlay', () => setClickable((before) => !before)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [studio, revalidate, navigate]);

  useEffect(() => studio?.post('visual-editing/toggle', { enabled: isClickable }), [studio, isClickable]);

  useEffect(() => {
    if (state !== 'idle') return;
    for (const refresh of refreshing.current.splice(0)) studio?.post('visual-editing/refreshed', refresh);
  }, [studio, state]);

  useEffect(() => {
    if (state !== 'idle') return;
    const url = location.pathname + withoutPerspective(location.search) + location.hash;
    studio?.post('visual-editing/navigate', { type: 'push', title: document.title, url });
    studio?.post('visual-editing/documents', { perspective: 'drafts', documents: shownDocuments() });
  }, [studio, location, state]);

  return { studio, isClickable };
}
