import { BODY_STYLES } from './body-styles.ts';

/** What a drawing shows. SUVs come in three sizes, because they differ more than other body styles. */
export const DRAWN_STYLES = ['small-suvs', 'large-suvs', ...BODY_STYLES] as const;
export type DrawnStyle = (typeof DRAWN_STYLES)[number];

/** The views of a vehicle, in the order of a gallery. */
export const VIEWS = ['front-quarter', 'side', 'rear-quarter', 'interior', 'wheel'] as const;
export type DrawingView = (typeof VIEWS)[number];

/**
 * `studio` puts the vehicle in a pale room, labeled as an illustration. `cutout` has a transparent background, except
 * for the shadow.
 */
type Scene = 'studio' | 'cutout';

/** Views that are also drawn as cutouts. */
export const CUTOUT_VIEWS = ['front-quarter', 'side'] as const satisfies readonly DrawingView[];

/** A committed drawing. Its paint is filled in later. */
export interface Drawing {
  readonly style: DrawnStyle;
  readonly view: DrawingView;
  readonly scene: Scene;
}

/** All committed drawings. */
export const DRAWINGS: readonly Drawing[] = DRAWN_STYLES.flatMap((style) => [
  ...VIEWS.map((view) => ({ style, view, scene: 'studio' as const })),
  ...CUTOUT_VIEWS.map((view) => ({ style, view, scene: 'cutout' as const })),
]);

/** Name of a drawing's file in `drawings/`. */
export const drawingFile = ({ style, view, scene }: Drawing): string => `${style}-${view}-${scene}.svg`;
