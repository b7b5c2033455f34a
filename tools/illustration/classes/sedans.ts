import type { Shape } from './shape.ts';

/** A short four-door. */
// biome-ignore format: a table of points is read by rows
export const compactSedan: Shape = {
  wheelbase: 2.7, tire: 0.318, rim: 0.7, wheel: 'twin-five',
  outline: [[-0.8, 0.19], [-0.9, 0.28], [-0.925, 0.46], [-0.91, 0.6], [-0.86, 0.7, 0.3], [-0.6, 0.81], [-0.2, 0.895], [0.25, 0.96], [0.54, 1.005, 0.2], [1.0, 1.235], [1.4, 1.375], [1.78, 1.422], [2.15, 1.41], [2.55, 1.34], [2.98, 1.19], [3.3, 1.075, 0.2], [3.5, 1.055], [3.63, 1.04, 0.8], [3.69, 0.9], [3.71, 0.62], [3.68, 0.42], [3.56, 0.24]],
  sill: 0.2, screen: [0.54, 1.4], backGlass: [2.55, 3.24],
  belt: [[0.2, 0.89], [0.9, 0.925], [1.8, 0.955], [2.7, 0.995], [3.4, 1.02]],
  glass: { pillar: 0.13, frame: 0.062, end: { x: 3.0, lean: -1.05 }, posts: [{ x: 1.74, width: 0.075, lean: 0.1 }, { x: 2.66, width: 0.028, lean: -0.12 }] },
  crease: [[-0.6, 0.72], [0.4, 0.79], [1.6, 0.805], [2.7, 0.83], [3.66, 0.86]],
  headLamp: { z: 0.67, height: 0.13, length: 0.46, rise: 0.1 }, tailLamp: { z: 0.9, height: 0.17, length: 0.34, rise: 0.04 },
  doors: [0.66, 1.76, 2.84], handles: [1.52, 2.52], seats: [1.62, 2.46], extras: [],
};

/** A family four-door. */
// biome-ignore format: a table of points is read by rows
export const midSedan: Shape = {
  wheelbase: 2.83, tire: 0.336, rim: 0.71, wheel: 'multi',
  outline: [[-0.83, 0.18], [-0.94, 0.28], [-0.965, 0.46], [-0.95, 0.6], [-0.9, 0.71, 0.3], [-0.6, 0.825], [-0.15, 0.915], [0.3, 0.972], [0.62, 1.015, 0.2], [1.12, 1.255], [1.55, 1.4], [1.95, 1.447], [2.35, 1.432], [2.8, 1.355], [3.25, 1.205], [3.55, 1.1, 0.2], [3.72, 1.085], [3.84, 1.075, 0.8], [3.9, 0.93], [3.92, 0.66], [3.89, 0.44], [3.76, 0.25]],
  sill: 0.2, screen: [0.62, 1.55], backGlass: [2.8, 3.5],
  belt: [[0.2, 0.9], [1, 0.94], [1.9, 0.97], [2.9, 1.015], [3.6, 1.045]],
  glass: { pillar: 0.14, frame: 0.062, end: { x: 3.28, lean: -1.15 }, posts: [{ x: 1.92, width: 0.075, lean: 0.1 }, { x: 2.86, width: 0.028, lean: -0.12 }] },
  crease: [[-0.6, 0.73], [0.4, 0.8], [1.7, 0.82], [2.8, 0.85], [3.86, 0.9]],
  headLamp: { z: 0.68, height: 0.12, length: 0.52, rise: 0.11 }, tailLamp: { z: 0.93, height: 0.17, length: 0.4, rise: 0.03 },
  doors: [0.74, 1.94, 3.06], handles: [1.7, 2.74], seats: [1.76, 2.66], extras: ['chrome'],
};

/** A long four-door with a formal roof. */
// biome-ignore format: a table of points is read by rows
export const largeSedan: Shape = {
  wheelbase: 3.06, tire: 0.352, rim: 0.72, wheel: 'ten',
  outline: [[-0.8, 0.19], [-0.9, 0.29], [-0.93, 0.5], [-0.92, 0.66], [-0.87, 0.77, 0.35], [-0.6, 0.875], [-0.1, 0.965], [0.5, 1.025], [0.88, 1.06, 0.2], [1.34, 1.285], [1.76, 1.425], [2.18, 1.477], [2.65, 1.468], [3.05, 1.395], [3.45, 1.25], [3.72, 1.135, 0.3], [3.95, 1.118], [4.1, 1.1, 0.8], [4.17, 0.95], [4.19, 0.68], [4.16, 0.46], [4.03, 0.26]],
  sill: 0.21, screen: [0.88, 1.76], backGlass: [3.05, 3.66],
  belt: [[0.3, 0.95], [1.2, 0.985], [2.2, 1.01], [3.2, 1.045], [3.9, 1.06]],
  glass: { pillar: 0.14, frame: 0.064, end: { x: 3.52, lean: -1.0 }, posts: [{ x: 2.1, width: 0.08, lean: 0.1 }, { x: 3.14, width: 0.03, lean: -0.1 }] },
  crease: [[-0.6, 0.79], [0.5, 0.845], [1.9, 0.86], [3.0, 0.885], [4.12, 0.93]],
  headLamp: { z: 0.72, height: 0.12, length: 0.44, rise: 0.07 }, tailLamp: { z: 0.96, height: 0.16, length: 0.36, rise: 0 },
  doors: [0.98, 2.12, 3.3], handles: [1.88, 2.98], seats: [1.94, 2.9], extras: ['chrome'],
};

/** A low electric four-door with a roof in one arc. */
// biome-ignore format: a table of points is read by rows
export const electricSedan: Shape = {
  wheelbase: 2.88, tire: 0.338, rim: 0.73, wheel: 'aero',
  outline: [[-0.72, 0.17], [-0.82, 0.27], [-0.845, 0.44], [-0.82, 0.58], [-0.74, 0.69], [-0.5, 0.805], [-0.1, 0.91], [0.28, 0.985], [0.75, 1.2], [1.3, 1.392], [1.75, 1.443], [2.2, 1.418], [2.7, 1.315], [3.2, 1.165], [3.52, 1.085, 0.1], [3.7, 1.072], [3.8, 1.06, 0.7], [3.86, 0.9], [3.87, 0.62], [3.84, 0.42], [3.72, 0.24]],
  sill: 0.19, screen: [0.3, 1.3], backGlass: [2.6, 3.44],
  belt: [[0.1, 0.89], [0.9, 0.93], [1.8, 0.95], [2.8, 0.99], [3.6, 1.03]],
  glass: { pillar: 0.14, frame: 0.05, end: { x: 3.24, lean: -1.25 }, posts: [{ x: 1.78, width: 0.06, lean: 0.1 }, { x: 2.84, width: 0.025, lean: -0.1 }] },
  crease: [[-0.5, 0.72], [0.5, 0.77], [1.7, 0.78], [2.8, 0.82], [3.84, 0.88]],
  headLamp: { z: 0.66, height: 0.12, length: 0.5, rise: 0.12 }, tailLamp: { z: 0.93, height: 0.13, length: 0.42, rise: 0.04 },
  doors: [0.6, 1.8, 2.98], handles: [1.56, 2.62], seats: [1.6, 2.54], extras: ['chargePort'],
};

/** A hatchback in one arc from nose to tail. */
// biome-ignore format: a table of points is read by rows
export const liftback: Shape = {
  wheelbase: 2.7, tire: 0.318, rim: 0.7, wheel: 'aero',
  outline: [[-0.82, 0.18], [-0.92, 0.27], [-0.95, 0.44], [-0.93, 0.58], [-0.86, 0.69, 0.1], [-0.55, 0.83], [-0.15, 0.945], [0.2, 1.03], [0.7, 1.275], [1.2, 1.45], [1.65, 1.495], [2.1, 1.475], [2.6, 1.385], [3.1, 1.235], [3.36, 1.14, 0.6], [3.46, 1.03, 0.3], [3.56, 0.92, 0.4], [3.61, 0.66], [3.59, 0.44], [3.48, 0.25]],
  sill: 0.2, screen: [0.22, 1.2], backGlass: [2.4, 3.3],
  belt: [[0.1, 0.9], [0.9, 0.94], [1.7, 0.97], [2.6, 1.03], [3.3, 1.07]],
  glass: { pillar: 0.15, frame: 0.06, end: { x: 3.02, lean: -1.1 }, posts: [{ x: 0.76, width: 0.05, lean: 0.9 }, { x: 1.7, width: 0.075, lean: 0.1 }, { x: 2.6, width: 0.03, lean: -0.12 }] },
  crease: [[-0.6, 0.74], [0.4, 0.78], [1.6, 0.79], [2.7, 0.84], [3.58, 0.9]],
  headLamp: { z: 0.68, height: 0.16, length: 0.56, rise: 0.14 }, tailLamp: { z: 0.93, height: 0.28, length: 0.24, rise: 0.06 },
  doors: [0.62, 1.72, 2.8], handles: [1.48, 2.48], seats: [1.56, 2.4], extras: ['spoiler'],
};
