import type { Shape } from './shape.ts';

/** A two-door with a long hood. */
// biome-ignore format: a table of points is read by rows
export const coupe: Shape = {
  wheelbase: 2.72, tire: 0.352, rim: 0.74, wheel: 'split',
  outline: [[-0.74, 0.16], [-0.84, 0.26], [-0.865, 0.5], [-0.86, 0.66], [-0.81, 0.76, 0.5], [-0.55, 0.85], [-0.1, 0.93], [0.5, 0.985], [0.88, 1.015, 0.2], [1.24, 1.205], [1.58, 1.33], [1.92, 1.38], [2.22, 1.366], [2.62, 1.27], [3.02, 1.14], [3.4, 1.055, 0.2], [3.66, 1.045], [3.79, 1.05, 0.85], [3.83, 0.9], [3.8, 0.66], [3.8, 0.44], [3.68, 0.25]],
  sill: 0.19, screen: [0.88, 1.58], backGlass: [2.3, 3.3],
  belt: [[0.3, 0.9], [1.0, 0.925], [1.8, 0.94], [2.5, 0.985], [3.3, 1.02]],
  glass: { pillar: 0.12, frame: 0.055, end: { x: 2.72, lean: -0.95 }, posts: [{ x: 2.22, width: 0.05, lean: -0.1 }] },
  crease: [[-0.6, 0.77], [0.4, 0.8], [1.5, 0.76], [2.3, 0.8], [2.9, 0.9], [3.8, 0.93]],
  headLamp: { z: 0.69, height: 0.1, length: 0.34, rise: 0.04 }, tailLamp: { z: 0.93, height: 0.16, length: 0.16, rise: 0 },
  doors: [0.9, 2.26], handles: [1.98], seats: [1.82, 2.44], extras: ['redCalipers'],
};

/** A two-door with its top down. */
// biome-ignore format: a table of points is read by rows
export const convertible: Shape = {
  wheelbase: 2.66, tire: 0.345, rim: 0.73, wheel: 'twin-five',
  outline: [[-0.74, 0.17], [-0.84, 0.27], [-0.865, 0.46], [-0.85, 0.62], [-0.79, 0.73, 0.3], [-0.5, 0.835], [-0.1, 0.915], [0.4, 0.975], [0.78, 1.0, 0.7], [1.0, 0.95, 0.5], [1.6, 0.945], [2.2, 0.965], [2.56, 1.0, 0.1], [2.76, 1.035], [3.1, 1.045], [3.42, 1.03], [3.6, 1.0, 0.8], [3.67, 0.86], [3.69, 0.62], [3.66, 0.44], [3.55, 0.26]],
  sill: 0.19, screen: [0.78, 1.38], backGlass: null,
  belt: [[0.3, 0.9], [1.0, 0.93], [1.6, 0.945], [2.3, 0.97], [3.3, 1.0]],
  glass: { pillar: 0.1, frame: 0.05, end: { x: 1.3, lean: 0 }, posts: [] },
  crease: [[-0.6, 0.76], [0.4, 0.8], [1.5, 0.8], [2.6, 0.85], [3.64, 0.89]],
  headLamp: { z: 0.68, height: 0.13, length: 0.46, rise: 0.1 }, tailLamp: { z: 0.9, height: 0.14, length: 0.36, rise: 0.02 },
  doors: [0.82, 2.16], handles: [1.9], seats: [1.78, 2.36], extras: ['openTop'],
};

/** A short five-door. */
// biome-ignore format: a table of points is read by rows
export const hatchback: Shape = {
  wheelbase: 2.65, tire: 0.325, rim: 0.71, wheel: 'seven',
  outline: [[-0.72, 0.2], [-0.82, 0.29], [-0.845, 0.48], [-0.83, 0.62], [-0.78, 0.73, 0.3], [-0.5, 0.85], [-0.1, 0.945], [0.2, 0.995], [0.42, 1.035, 0.2], [0.86, 1.27], [1.26, 1.415], [1.65, 1.46], [2.1, 1.452], [2.6, 1.4], [2.93, 1.335, 0.65], [3.06, 1.2], [3.2, 1.02, 0.4], [3.34, 0.93, 0.4], [3.41, 0.74], [3.43, 0.56], [3.41, 0.42], [3.3, 0.26]],
  sill: 0.2, screen: [0.42, 1.26], backGlass: [2.93, 3.18],
  belt: [[0.1, 0.9], [0.9, 0.945], [1.7, 0.975], [2.5, 1.02], [3.1, 1.07]],
  glass: { pillar: 0.13, frame: 0.06, end: { x: 2.9, lean: -0.55 }, posts: [{ x: 1.66, width: 0.075, lean: 0.1 }, { x: 2.5, width: 0.03, lean: -0.12 }] },
  crease: [[-0.5, 0.74], [0.4, 0.8], [1.6, 0.815], [2.6, 0.85], [3.4, 0.88]],
  headLamp: { z: 0.69, height: 0.14, length: 0.44, rise: 0.1 }, tailLamp: { z: 0.92, height: 0.19, length: 0.28, rise: 0.04 },
  doors: [0.6, 1.68, 2.72], handles: [1.44, 2.4], seats: [1.52, 2.34], extras: ['spoiler'],
};

/** A tall, short electric five-door whose roof seems to float. */
// biome-ignore format: a table of points is read by rows
export const electricHatch: Shape = {
  wheelbase: 2.6, tire: 0.325, rim: 0.72, wheel: 'aero',
  outline: [[-0.64, 0.2], [-0.74, 0.3], [-0.765, 0.5], [-0.75, 0.68], [-0.69, 0.81, 0.2], [-0.45, 0.945], [-0.15, 1.04], [0.1, 1.11], [0.55, 1.36], [1.0, 1.535], [1.4, 1.592], [1.9, 1.59], [2.4, 1.545], [2.84, 1.47, 0.65], [2.97, 1.28], [3.1, 1.08, 0.4], [3.27, 0.97, 0.4], [3.35, 0.76], [3.37, 0.56], [3.35, 0.42], [3.24, 0.27]],
  sill: 0.2, screen: [0.12, 1.0], backGlass: [2.84, 3.06],
  belt: [[0, 0.97], [0.7, 1.0], [1.5, 1.03], [2.3, 1.09], [3.0, 1.15]],
  glass: { pillar: 0.14, frame: 0.058, end: { x: 2.86, lean: -0.5 }, posts: [{ x: 0.58, width: 0.045, lean: 0.85 }, { x: 1.56, width: 0.075, lean: 0.08 }, { x: 2.4, width: 0.075, lean: -0.3 }] },
  crease: [[-0.4, 0.8], [0.4, 0.83], [1.5, 0.84], [2.5, 0.9], [3.34, 0.96]],
  headLamp: { z: 0.76, height: 0.16, length: 0.44, rise: 0.14 }, tailLamp: { z: 0.97, height: 0.22, length: 0.26, rise: 0.08 },
  doors: [0.5, 1.58, 2.6], handles: [1.34, 2.3], seats: [1.4, 2.24], extras: ['spoiler', 'floatingRoof', 'chargePort'],
};

/** A short five-door shaped like a box. */
// biome-ignore format: a table of points is read by rows
export const boxHatch: Shape = {
  wheelbase: 2.6, tire: 0.335, rim: 0.7, wheel: 'ten',
  outline: [[-0.68, 0.23], [-0.78, 0.33], [-0.8, 0.55], [-0.8, 0.76], [-0.75, 0.9, 0.55], [-0.5, 0.985], [-0.1, 1.035], [0.22, 1.07], [0.42, 1.1, 0.3], [0.78, 1.37], [1.1, 1.555], [1.4, 1.607], [2.0, 1.608], [2.6, 1.58], [3.0, 1.53, 0.65], [3.12, 1.34], [3.2, 1.08, 0.3], [3.33, 1.0, 0.5], [3.38, 0.8], [3.39, 0.56], [3.37, 0.42], [3.26, 0.3]],
  sill: 0.24, screen: [0.42, 1.1], backGlass: [3.0, 3.18],
  belt: [[0.1, 0.98], [0.9, 1.02], [1.7, 1.06], [2.5, 1.12], [3.1, 1.18]],
  glass: { pillar: 0.12, frame: 0.062, end: { x: 3.0, lean: -0.3 }, posts: [{ x: 1.6, width: 0.08, lean: 0.06 }, { x: 2.5, width: 0.12, lean: -0.1 }] },
  crease: [[-0.5, 0.82], [0.4, 0.85], [1.5, 0.86], [2.5, 0.89], [3.36, 0.93]],
  headLamp: { z: 0.82, height: 0.15, length: 0.34, rise: 0.05 }, tailLamp: { z: 1.1, height: 0.44, length: 0.13, rise: 0.02 },
  doors: [0.56, 1.62, 2.66], handles: [1.4, 2.4], seats: [1.44, 2.28], extras: ['cladding', 'floatingRoof'],
};

/** A family car with a long roof. */
// biome-ignore format: a table of points is read by rows
export const wagon: Shape = {
  wheelbase: 2.83, tire: 0.335, rim: 0.71, wheel: 'twin-five',
  outline: [[-0.8, 0.19], [-0.9, 0.29], [-0.92, 0.48], [-0.905, 0.62], [-0.86, 0.73, 0.3], [-0.55, 0.845], [-0.1, 0.93], [0.3, 0.985], [0.6, 1.025, 0.2], [1.08, 1.26], [1.5, 1.41], [1.9, 1.462], [2.4, 1.46], [3.0, 1.42], [3.5, 1.345, 0.6], [3.64, 1.19], [3.76, 1.03, 0.4], [3.85, 0.95, 0.4], [3.89, 0.74], [3.9, 0.55], [3.87, 0.42], [3.74, 0.26]],
  sill: 0.2, screen: [0.6, 1.5], backGlass: [3.5, 3.74],
  belt: [[0.2, 0.91], [1, 0.95], [1.9, 0.975], [2.8, 1.005], [3.6, 1.05]],
  glass: { pillar: 0.13, frame: 0.062, end: { x: 3.52, lean: -0.6 }, posts: [{ x: 1.86, width: 0.075, lean: 0.1 }, { x: 2.82, width: 0.06, lean: -0.08 }] },
  crease: [[-0.6, 0.74], [0.4, 0.8], [1.7, 0.82], [2.8, 0.85], [3.88, 0.89]],
  headLamp: { z: 0.69, height: 0.13, length: 0.48, rise: 0.1 }, tailLamp: { z: 0.94, height: 0.2, length: 0.3, rise: 0.04 },
  doors: [0.74, 1.88, 2.98], handles: [1.64, 2.66], seats: [1.7, 2.62], extras: ['roofRails', 'spoiler', 'chrome'],
};

/** A wagon with ground clearance and dark cladding. */
// biome-ignore format: a table of points is read by rows
export const liftedWagon: Shape = {
  wheelbase: 2.75, tire: 0.355, rim: 0.67, wheel: 'twin-five',
  outline: [[-0.8, 0.28], [-0.92, 0.38], [-0.945, 0.56], [-0.935, 0.73], [-0.89, 0.86, 0.4], [-0.55, 0.97], [-0.1, 1.045], [0.25, 1.09], [0.52, 1.125, 0.2], [0.98, 1.37], [1.38, 1.525], [1.75, 1.585], [2.4, 1.592], [3.05, 1.56], [3.55, 1.49, 0.6], [3.7, 1.32], [3.8, 1.13, 0.4], [3.87, 1.04, 0.4], [3.91, 0.84], [3.92, 0.64], [3.89, 0.5], [3.76, 0.37]],
  sill: 0.29, screen: [0.52, 1.38], backGlass: [3.55, 3.78],
  belt: [[0.2, 1.01], [1, 1.05], [1.8, 1.075], [2.7, 1.105], [3.6, 1.15]],
  glass: { pillar: 0.13, frame: 0.066, end: { x: 3.56, lean: -0.55 }, posts: [{ x: 1.76, width: 0.08, lean: 0.1 }, { x: 2.74, width: 0.07, lean: -0.06 }] },
  crease: [[-0.6, 0.84], [0.4, 0.9], [1.7, 0.92], [2.7, 0.95], [3.9, 1.0]],
  headLamp: { z: 0.81, height: 0.14, length: 0.46, rise: 0.08 }, tailLamp: { z: 1.04, height: 0.2, length: 0.3, rise: 0.04 },
  doors: [0.66, 1.78, 2.86], handles: [1.54, 2.54], seats: [1.6, 2.5], extras: ['roofRails', 'cladding', 'spoiler'],
};
