import type { Shape } from './shape.ts';

/** A mid-size off-roader on a frame. */
// biome-ignore format: a table of points is read by rows
export const ruggedSuv: Shape = {
  wheelbase: 2.79, tire: 0.395, rim: 0.62, wheel: 'six',
  outline: [[-0.72, 0.4], [-0.87, 0.48], [-0.92, 0.68], [-0.92, 0.92], [-0.88, 1.07, 0.6], [-0.55, 1.15], [-0.05, 1.205], [0.4, 1.24], [0.66, 1.265, 0.2], [0.99, 1.515], [1.3, 1.71], [1.62, 1.79], [2.2, 1.807], [3.0, 1.795], [3.56, 1.745, 0.7], [3.69, 1.5], [3.76, 1.22, 0.4], [3.85, 1.11, 0.4], [3.91, 0.88], [3.92, 0.7], [3.9, 0.56], [3.74, 0.46]],
  sill: 0.4, screen: [0.66, 1.3], backGlass: [3.56, 3.74],
  belt: [[0.3, 1.14], [1.0, 1.175], [1.9, 1.2], [2.5, 1.235], [2.8, 1.27], [3.6, 1.28]],
  glass: { pillar: 0.12, frame: 0.078, end: { x: 3.56, lean: -0.38 }, posts: [{ x: 1.74, width: 0.085, lean: 0.06 }, { x: 2.66, width: 0.13, lean: -0.12 }] },
  crease: [[-0.6, 0.96], [0.5, 1.0], [1.7, 1.01], [2.7, 1.03], [3.9, 1.06]],
  headLamp: { z: 0.97, height: 0.15, length: 0.34, rise: 0.04 }, tailLamp: { z: 1.14, height: 0.3, length: 0.18, rise: 0.02 },
  doors: [0.72, 1.76, 2.84], handles: [1.54, 2.52], seats: [1.58, 2.46], extras: ['cladding', 'roofRails', 'runningBoard'],
};

/** A 4×4 of flat panels with four doors and a spare wheel at its back. */
// biome-ignore format: a table of points is read by rows
export const boxy4x4: Shape = {
  wheelbase: 3.0, tire: 0.41, rim: 0.58, wheel: 'six',
  outline: [[-0.56, 0.56, 1], [-0.64, 0.62, 0.8], [-0.67, 0.8, 0.4], [-0.66, 1.1, 0.5], [-0.58, 1.19, 0.6], [0, 1.24], [0.7, 1.27, 0.9], [0.76, 1.3, 0.8], [0.95, 1.62], [1.08, 1.81, 0.6], [1.28, 1.862, 0.2], [2.2, 1.872], [3.2, 1.866], [3.66, 1.845, 0.75], [3.72, 1.6, 0.2], [3.76, 1.24, 0.4], [3.78, 0.9], [3.78, 0.62, 0.8], [3.72, 0.55, 1]],
  sill: 0.55, screen: [0.76, 1.08], backGlass: null,
  belt: [[0.5, 1.2], [1.0, 1.215], [2.2, 1.22], [3.7, 1.23]],
  glass: { pillar: 0.09, frame: 0.095, end: { x: 3.62, lean: -0.08 }, posts: [{ x: 1.94, width: 0.12, lean: 0 }, { x: 2.88, width: 0.13, lean: 0 }] },
  crease: [[-0.5, 1.02], [0.7, 1.06], [2, 1.06], [3.76, 1.06]],
  headLamp: { z: 1.0, height: 0.2, length: 0.07, rise: 0 }, tailLamp: { z: 1.0, height: 0.22, length: 0.11, rise: 0 },
  doors: [0.86, 1.94, 2.86], handles: [1.74, 2.66], seats: [1.66, 2.56], extras: ['flares', 'spare', 'runningBoard'],
};

/** The same with two doors and a short wheelbase. */
// biome-ignore format: a table of points is read by rows
export const boxy4x4TwoDoor: Shape = {
  ...boxy4x4,
  wheelbase: 2.46,
  outline: [[-0.56, 0.56, 1], [-0.64, 0.62, 0.8], [-0.67, 0.8, 0.4], [-0.66, 1.1, 0.5], [-0.58, 1.19, 0.6], [0, 1.24], [0.7, 1.27, 0.9], [0.76, 1.3, 0.8], [0.95, 1.62], [1.08, 1.81, 0.6], [1.28, 1.862, 0.2], [2.0, 1.87], [2.7, 1.862], [3.1, 1.842, 0.75], [3.16, 1.6, 0.2], [3.2, 1.24, 0.4], [3.22, 0.9], [3.22, 0.62, 0.8], [3.16, 0.55, 1]],
  belt: [[0.5, 1.2], [1.0, 1.215], [2.0, 1.22], [3.2, 1.23]],
  glass: { pillar: 0.09, frame: 0.095, end: { x: 3.06, lean: -0.08 }, posts: [{ x: 2.04, width: 0.15, lean: 0 }] },
  crease: [[-0.5, 1.02], [0.7, 1.06], [1.8, 1.06], [3.2, 1.06]],
  doors: [0.86, 2.04], handles: [1.82], seats: [1.66, 2.4],
};

/** The same with four doors and a bed. */
// biome-ignore format: a table of points is read by rows
export const boxyPickup: Shape = {
  ...boxy4x4,
  wheelbase: 3.49,
  outline: [[-0.56, 0.56, 1], [-0.64, 0.62, 0.8], [-0.67, 0.8, 0.4], [-0.66, 1.1, 0.5], [-0.58, 1.19, 0.6], [0, 1.24], [0.7, 1.27, 0.9], [0.76, 1.3, 0.8], [0.95, 1.62], [1.08, 1.81, 0.6], [1.28, 1.862, 0.2], [2.0, 1.87], [2.56, 1.85, 0.65], [2.66, 1.6, 0.2], [2.7, 1.25, 1], [4.46, 1.26, 0.9], [4.5, 1.1], [4.5, 0.75], [4.48, 0.66, 0.5], [4.4, 0.6]],
  belt: [[0.5, 1.2], [1.0, 1.215], [2.0, 1.22], [2.7, 1.225]],
  glass: { pillar: 0.09, frame: 0.095, end: { x: 2.55, lean: -0.1 }, posts: [{ x: 1.94, width: 0.12, lean: 0 }] },
  crease: [[-0.5, 1.02], [0.7, 1.06], [2, 1.06], [4.5, 1.06]],
  tailLamp: { z: 1.0, height: 0.3, length: 0.12, rise: 0 },
  doors: [0.86, 1.94, 2.62], handles: [1.74, 2.44], seats: [1.66, 2.36], extras: ['flares', 'bed', 'runningBoard'],
};
