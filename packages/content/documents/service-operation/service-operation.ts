import type { z } from 'zod';
import type { serviceOperationShape } from './service-operation.groq.ts';

/** Work that a service department offers for scheduling. */
export type ServiceOperation = z.infer<typeof serviceOperationShape>;
