/**
 * Property-based tests use the same cases in every run, so that a change that passes here passes elsewhere.
 * `PROPERTY_SEED=<integer>` selects other cases. When one of them finds a bug, add it to a test's table.
 */
import { configureGlobal } from 'fast-check';

const USUAL_SEED = 20_261_121;

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? USUAL_SEED) });
