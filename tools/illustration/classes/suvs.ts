import type { Shape } from './shape.ts';

/** A subcompact SUV: a tall hatchback with cladding. */
// biome-ignore format: a table of points is read by rows
export const subcompactSuv: Shape = {
  wheelbase: 2.64, tire: 0.345, rim: 0.69, wheel: 'seven',
  outline: [[-0.74, 0.27], [-0.84, 0.36], [-0.86, 0.56], [-0.85, 0.74], [-0.8, 0.87, 0.45], [-0.5, 0.985], [-0.1, 1.05], [0.2, 1.085], [0.42, 1.115, 0.2], [0.86, 1.37], [1.26, 1.535], [1.6, 1.592], [2.1, 1.592], [2.65, 1.54], [3.03, 1.465, 0.65], [3.19, 1.3], [3.32, 1.12, 0.4], [3.45, 1.03, 0.4], [3.52, 0.82], [3.54, 0.62], [3.52, 0.48], [3.41, 0.35]],
  sill: 0.28, screen: [0.42, 1.26], backGlass: [3.03, 3.3],
  belt: [[0.1, 1.0], [0.9, 1.04], [1.7, 1.075], [2.5, 1.13], [3.1, 1.19]],
  glass: { pillar: 0.13, frame: 0.066, end: { x: 2.98, lean: -0.55 }, posts: [{ x: 1.62, width: 0.08, lean: 0.08 }, { x: 2.48, width: 0.03, lean: -0.14 }] },
  crease: [[-0.5, 0.84], [0.4, 0.88], [1.6, 0.9], [2.6, 0.94], [3.52, 0.99]],
  headLamp: { z: 0.81, height: 0.12, length: 0.42, rise: 0.1 }, tailLamp: { z: 1.02, height: 0.18, length: 0.32, rise: 0.06 },
  doors: [0.58, 1.64, 2.72], handles: [1.42, 2.4], seats: [1.48, 2.34], extras: ['cladding', 'spoiler'],
};

/** A compact SUV. */
// biome-ignore format: a table of points is read by rows
export const compactSuv: Shape = {
  wheelbase: 2.69, tire: 0.362, rim: 0.69, wheel: 'twin-five',
  outline: [[-0.8, 0.28], [-0.9, 0.37], [-0.925, 0.58], [-0.92, 0.78], [-0.87, 0.93, 0.5], [-0.55, 1.045], [-0.1, 1.11], [0.25, 1.15], [0.5, 1.18, 0.2], [0.93, 1.445], [1.33, 1.62], [1.68, 1.685], [2.2, 1.69], [2.8, 1.645], [3.2, 1.575, 0.65], [3.36, 1.38], [3.47, 1.17, 0.4], [3.59, 1.08, 0.4], [3.66, 0.86], [3.68, 0.64], [3.66, 0.5], [3.54, 0.36]],
  sill: 0.29, screen: [0.5, 1.33], backGlass: [3.2, 3.45],
  belt: [[0.2, 1.05], [0.9, 1.09], [1.8, 1.12], [2.6, 1.165], [3.3, 1.21]],
  glass: { pillar: 0.13, frame: 0.068, end: { x: 3.2, lean: -0.55 }, posts: [{ x: 1.7, width: 0.08, lean: 0.08 }, { x: 2.6, width: 0.055, lean: -0.14 }] },
  crease: [[-0.6, 0.88], [0.4, 0.93], [1.6, 0.95], [2.7, 0.99], [3.66, 1.04]],
  headLamp: { z: 0.87, height: 0.13, length: 0.44, rise: 0.08 }, tailLamp: { z: 1.07, height: 0.2, length: 0.3, rise: 0.05 },
  doors: [0.62, 1.72, 2.82], handles: [1.5, 2.5], seats: [1.56, 2.44], extras: ['cladding', 'roofRails', 'spoiler'],
};

/** A mid-size SUV with two rows and an upright nose. */
// biome-ignore format: a table of points is read by rows
export const midSuv: Shape = {
  wheelbase: 2.92, tire: 0.385, rim: 0.7, wheel: 'ten',
  outline: [[-0.76, 0.3], [-0.86, 0.39], [-0.89, 0.62], [-0.885, 0.88], [-0.84, 1.03, 0.6], [-0.5, 1.12], [0, 1.175], [0.45, 1.21], [0.72, 1.235, 0.2], [1.12, 1.505], [1.48, 1.695], [1.82, 1.77], [2.4, 1.782], [3.0, 1.75], [3.46, 1.685, 0.65], [3.61, 1.46], [3.7, 1.22, 0.4], [3.81, 1.13, 0.4], [3.88, 0.9], [3.9, 0.66], [3.88, 0.52], [3.75, 0.37]],
  sill: 0.31, screen: [0.72, 1.48], backGlass: [3.46, 3.68],
  belt: [[0.3, 1.12], [1.1, 1.155], [2.0, 1.18], [2.8, 1.215], [3.6, 1.25]],
  glass: { pillar: 0.13, frame: 0.072, end: { x: 3.46, lean: -0.5 }, posts: [{ x: 1.92, width: 0.085, lean: 0.08 }, { x: 2.82, width: 0.07, lean: -0.12 }] },
  crease: [[-0.6, 0.94], [0.5, 0.99], [1.8, 1.01], [2.9, 1.04], [3.88, 1.07]],
  headLamp: { z: 0.95, height: 0.12, length: 0.36, rise: 0.02 }, tailLamp: { z: 1.1, height: 0.17, length: 0.34, rise: 0.02 },
  doors: [0.82, 1.94, 3.04], handles: [1.72, 2.74], seats: [1.78, 2.68], extras: ['cladding', 'roofRails', 'spoiler', 'chrome'],
};

/** A family SUV with three rows of seats. */
// biome-ignore format: a table of points is read by rows
export const threeRowSuv: Shape = {
  wheelbase: 2.93, tire: 0.385, rim: 0.7, wheel: 'multi',
  outline: [[-0.8, 0.28], [-0.91, 0.37], [-0.94, 0.6], [-0.935, 0.85], [-0.88, 1.0, 0.55], [-0.55, 1.1], [-0.05, 1.17], [0.32, 1.21], [0.58, 1.24, 0.2], [0.99, 1.515], [1.38, 1.715], [1.74, 1.79], [2.4, 1.8], [3.1, 1.775], [3.68, 1.71, 0.65], [3.84, 1.46], [3.94, 1.22, 0.4], [4.02, 1.13, 0.4], [4.07, 0.88], [4.08, 0.64], [4.06, 0.5], [3.92, 0.36]],
  sill: 0.29, screen: [0.58, 1.38], backGlass: [3.68, 3.92],
  belt: [[0.2, 1.1], [1.0, 1.135], [1.9, 1.155], [2.8, 1.18], [3.8, 1.22]],
  glass: { pillar: 0.13, frame: 0.072, end: { x: 3.72, lean: -0.45 }, posts: [{ x: 1.78, width: 0.085, lean: 0.06 }, { x: 2.8, width: 0.09, lean: -0.1 }] },
  crease: [[-0.6, 0.92], [0.5, 0.97], [1.8, 0.98], [2.9, 1.0], [4.06, 1.04]],
  headLamp: { z: 0.92, height: 0.12, length: 0.4, rise: 0.05 }, tailLamp: { z: 1.1, height: 0.24, length: 0.26, rise: 0.02 },
  doors: [0.7, 1.8, 2.96], handles: [1.56, 2.62], seats: [1.64, 2.52, 3.3], extras: ['cladding', 'roofRails', 'spoiler', 'chrome'],
};

/** A full-size SUV on a truck's frame. */
// biome-ignore format: a table of points is read by rows
export const fullSizeSuv: Shape = {
  wheelbase: 3.07, tire: 0.408, rim: 0.69, wheel: 'six',
  outline: [[-0.84, 0.34], [-0.95, 0.43], [-0.985, 0.68], [-0.985, 1.0], [-0.95, 1.15, 0.65], [-0.6, 1.215], [0, 1.26], [0.5, 1.285], [0.8, 1.31, 0.2], [1.13, 1.59], [1.44, 1.81], [1.76, 1.9], [2.4, 1.922], [3.3, 1.915], [4.05, 1.87, 0.7], [4.17, 1.6], [4.24, 1.28, 0.4], [4.29, 1.15, 0.4], [4.34, 0.9], [4.35, 0.7], [4.33, 0.55], [4.18, 0.42]],
  sill: 0.36, screen: [0.8, 1.44], backGlass: [4.05, 4.22],
  belt: [[0.4, 1.19], [1.2, 1.225], [2.2, 1.24], [3.2, 1.25], [4.1, 1.27]],
  glass: { pillar: 0.12, frame: 0.08, end: { x: 4.08, lean: -0.3 }, posts: [{ x: 1.92, width: 0.09, lean: 0.05 }, { x: 2.96, width: 0.1, lean: -0.03 }] },
  crease: [[-0.7, 1.0], [0.5, 1.04], [1.9, 1.05], [3.0, 1.06], [4.32, 1.08]],
  headLamp: { z: 1.0, height: 0.17, length: 0.3, rise: 0 }, tailLamp: { z: 1.2, height: 0.46, length: 0.14, rise: 0 },
  doors: [0.88, 1.94, 3.06], handles: [1.7, 2.7], seats: [1.76, 2.66, 3.5], extras: ['roofRails', 'runningBoard', 'chrome'],
};

/** An electric crossover with a sloping roof. */
// biome-ignore format: a table of points is read by rows
export const electricSuv: Shape = {
  wheelbase: 2.9, tire: 0.37, rim: 0.74, wheel: 'aero',
  outline: [[-0.74, 0.23], [-0.84, 0.33], [-0.865, 0.54], [-0.84, 0.7], [-0.77, 0.82, 0.15], [-0.5, 0.94], [-0.1, 1.03], [0.28, 1.1], [0.75, 1.35], [1.25, 1.535], [1.7, 1.6], [2.2, 1.588], [2.75, 1.495], [3.25, 1.35], [3.56, 1.235, 0.65], [3.65, 1.12, 0.3], [3.77, 1.03, 0.4], [3.83, 0.8], [3.84, 0.6], [3.82, 0.46], [3.7, 0.32]],
  sill: 0.24, screen: [0.3, 1.25], backGlass: [2.85, 3.5],
  belt: [[0.1, 0.99], [0.9, 1.03], [1.8, 1.05], [2.7, 1.09], [3.4, 1.14]],
  glass: { pillar: 0.14, frame: 0.058, end: { x: 3.24, lean: -0.95 }, posts: [{ x: 1.74, width: 0.065, lean: 0.08 }, { x: 2.76, width: 0.03, lean: -0.1 }] },
  crease: [[-0.5, 0.8], [0.5, 0.85], [1.7, 0.86], [2.8, 0.92], [3.82, 1.0]],
  headLamp: { z: 0.78, height: 0.1, length: 0.46, rise: 0.1 }, tailLamp: { z: 1.03, height: 0.11, length: 0.5, rise: 0.02 },
  doors: [0.6, 1.76, 2.94], handles: [1.52, 2.6], seats: [1.58, 2.54], extras: ['cladding', 'spoiler', 'chargePort'],
};
