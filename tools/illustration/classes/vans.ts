import type { Shape } from './shape.ts';

/** A family van with sliding doors. */
// biome-ignore format: a table of points is read by rows
export const minivan: Shape = {
  wheelbase: 3.03, tire: 0.358, rim: 0.7, wheel: 'multi',
  outline: [[-0.82, 0.2], [-0.94, 0.3], [-0.965, 0.52], [-0.94, 0.72], [-0.87, 0.85, 0.3], [-0.55, 0.98], [-0.2, 1.075], [0.1, 1.15], [0.6, 1.42], [1.12, 1.64], [1.58, 1.725], [2.2, 1.745], [3.0, 1.735], [3.74, 1.675, 0.65], [3.93, 1.42], [4.04, 1.14, 0.4], [4.13, 1.04, 0.4], [4.18, 0.8], [4.19, 0.56], [4.17, 0.42], [4.04, 0.28]],
  sill: 0.22, screen: [0.12, 1.12], backGlass: [3.74, 4.0],
  belt: [[0.1, 1.02], [0.8, 1.055], [1.7, 1.07], [2.6, 1.08], [3.8, 1.14]],
  glass: { pillar: 0.15, frame: 0.075, end: { x: 3.78, lean: -0.4 }, posts: [{ x: 0.7, width: 0.05, lean: 0.75 }, { x: 1.7, width: 0.09, lean: 0.04 }, { x: 2.84, width: 0.09, lean: -0.06 }] },
  crease: [[-0.6, 0.84], [0.5, 0.88], [1.8, 0.89], [2.9, 0.92], [4.16, 0.98]],
  headLamp: { z: 0.78, height: 0.14, length: 0.5, rise: 0.13 }, tailLamp: { z: 1.05, height: 0.26, length: 0.26, rise: 0.04 },
  doors: [0.6, 1.72, 2.9], handles: [1.5, 1.94], seats: [1.5, 2.4, 3.3], extras: ['slidingDoor', 'spoiler'],
};

/** A cargo van with a low roof. */
// biome-ignore format: a table of points is read by rows
export const cargoVan: Shape = {
  wheelbase: 3.3, tire: 0.36, rim: 0.62, wheel: 'steel',
  outline: [[-0.88, 0.29], [-0.98, 0.38], [-1.02, 0.6], [-1.01, 0.85], [-0.95, 1.02, 0.25], [-0.7, 1.17], [-0.4, 1.28], [-0.12, 1.38, 0.1], [0.3, 1.7], [0.7, 1.94], [1.0, 2.04], [1.5, 2.092], [2.5, 2.108], [3.8, 2.1], [4.42, 2.06, 0.7], [4.5, 1.7, 0.1], [4.54, 1.2], [4.57, 0.8], [4.58, 0.5], [4.5, 0.38]],
  sill: 0.34, screen: [-0.1, 0.7], backGlass: null,
  belt: [[-0.3, 1.16], [0.3, 1.19], [1.2, 1.2], [3, 1.2], [4.5, 1.2]],
  glass: { pillar: 0.16, frame: 0.12, end: { x: 1.34, lean: 0 }, posts: [{ x: 0.36, width: 0.05, lean: 0.55 }], top: 1.9 },
  crease: [[-0.7, 0.9], [0.5, 0.94], [2, 0.94], [4.56, 0.94]],
  headLamp: { z: 0.96, height: 0.2, length: 0.36, rise: 0.1 }, tailLamp: { z: 1.2, height: 0.6, length: 0.1, rise: 0 },
  doors: [0.22, 1.42], handles: [1.24], seats: [1.08], extras: ['cargoPanels', 'slidingDoor', 'cladding'],
};

/** A cargo van whose roof is high enough to stand. */
// biome-ignore format: a table of points is read by rows
export const highRoofVan: Shape = {
  ...cargoVan,
  wheelbase: 3.7,
  outline: [[-0.88, 0.29], [-0.98, 0.38], [-1.02, 0.6], [-1.01, 0.85], [-0.95, 1.02, 0.25], [-0.7, 1.17], [-0.4, 1.28], [-0.12, 1.38, 0.1], [0.3, 1.7], [0.66, 1.96], [0.92, 2.22], [1.18, 2.46], [1.6, 2.6], [2.5, 2.65], [4.0, 2.645], [4.74, 2.59, 0.7], [4.83, 2.1, 0.1], [4.88, 1.5], [4.92, 0.9], [4.93, 0.5], [4.84, 0.38]],
  glass: { ...cargoVan.glass, top: 1.9 },
  crease: [[-0.7, 0.9], [0.5, 0.94], [2, 0.94], [4.92, 0.94]],
  belt: [[-0.3, 1.16], [0.3, 1.19], [1.2, 1.2], [3, 1.2], [4.9, 1.2]],
};

/** A large van with windows and rows of seats. */
// biome-ignore format: a table of points is read by rows
export const passengerVan: Shape = {
  ...cargoVan,
  wheel: 'seven', rim: 0.66,
  glass: { pillar: 0.16, frame: 0.12, end: { x: 4.34, lean: -0.08 }, posts: [{ x: 0.36, width: 0.05, lean: 0.55 }, { x: 1.42, width: 0.13, lean: 0 }, { x: 2.62, width: 0.13, lean: 0 }, { x: 3.52, width: 0.11, lean: 0 }], top: 1.92 },
  seats: [1.08, 2.1, 3.0, 3.9],
  extras: ['slidingDoor', 'cladding'],
};

/** A small cargo van that is built on a car. */
// biome-ignore format: a table of points is read by rows
export const smallVan: Shape = {
  wheelbase: 3.06, tire: 0.325, rim: 0.66, wheel: 'steel',
  outline: [[-0.78, 0.22], [-0.89, 0.32], [-0.92, 0.54], [-0.9, 0.74], [-0.84, 0.87, 0.3], [-0.55, 1.0], [-0.2, 1.09], [0.08, 1.16, 0.1], [0.5, 1.46], [0.9, 1.69], [1.25, 1.79], [1.8, 1.83], [2.6, 1.835], [3.4, 1.815], [3.74, 1.775, 0.7], [3.84, 1.45, 0.1], [3.88, 1.05], [3.91, 0.75], [3.92, 0.5], [3.84, 0.32]],
  sill: 0.25, screen: [0.1, 0.9], backGlass: null,
  belt: [[0, 1.02], [0.6, 1.06], [1.5, 1.075], [2.6, 1.08], [3.8, 1.09]],
  glass: { pillar: 0.15, frame: 0.09, end: { x: 1.6, lean: 0.02 }, posts: [{ x: 0.6, width: 0.05, lean: 0.6 }], top: 1.68 },
  crease: [[-0.6, 0.82], [0.5, 0.86], [2, 0.87], [3.9, 0.89]],
  headLamp: { z: 0.82, height: 0.18, length: 0.42, rise: 0.12 }, tailLamp: { z: 1.1, height: 0.46, length: 0.1, rise: 0 },
  doors: [0.46, 1.68], handles: [1.46], seats: [1.34], extras: ['cargoPanels', 'slidingDoor', 'cladding'],
};
