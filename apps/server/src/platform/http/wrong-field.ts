import { ZodError } from 'zod'

/** For `throw`: a field that only the database could find wrong, refused like any other, by its name. */
export const wrongField = (field: string, message: string, input?: unknown): ZodError =>
  new ZodError([{ code: 'custom', path: field.split('.'), message, input }])
