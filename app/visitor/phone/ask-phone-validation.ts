import { checkPayloadUrl } from '../../http/check-payload-url.ts';
import { PHONE_ERRORS, type PhoneAnswer, type PhoneError } from './phone-errors.ts';

const ADDRESS = '/api/customer/phoneValidation';

export interface PhoneQuestion {
  readonly type: 'phone-validation' | 'code-verification';
  readonly phone: string;
  readonly code?: string;
  /** Token of the form that the visitor submitted. */
  readonly formToken: string;
}

/**
 * Has the server check a number or a code. Returns null if it is correct. A missing response is an error like others
 * (spec 8).
 */
export async function askPhoneValidation(question: PhoneQuestion): Promise<PhoneError | null> {
  try {
    const response = await fetch(checkPayloadUrl(ADDRESS), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    });
    const { success, error }: Partial<PhoneAnswer> = await response.json();
    if (success === true) return null;
    return PHONE_ERRORS.find((name) => name === error) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
