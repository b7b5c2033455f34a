/** Codes of the validation errors of a field. The website translates them (`form.error.<code>`). */
export const FIELD_MESSAGES = [
  'required',
  'email',
  'phone',
  'firstName',
  'lastName',
  'message',
  'make',
  'model',
  'year',
  'price',
  'mileage',
  'tooLong',
  'fileRequired',
  'fileType',
  'fileSize',
  'time',
] as const;
export type FieldMessage = (typeof FIELD_MESSAGES)[number];
