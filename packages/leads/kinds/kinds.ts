/** The kinds of leads by their forms (spec 7, form types; the privacy request is ours). */
import type { Form } from '@rooftop/forms/lead-forms';
import type { LeadKind } from '../kind.ts';
import * as allKinds from './all-kinds.ts';

export const kinds = { ...allKinds } satisfies Record<Form, LeadKind>;
