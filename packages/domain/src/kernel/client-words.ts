/**
 * What a client says without a word of the server. Apart from the other sentences (`errors.ts`): a page that somebody opens first
 * carries these two, not the whole catalogue.
 */
export const clientWords = {
  'request.invalid': 'This form is not complete. The following fields are not valid: {fields}',
  'server.failed': 'Something went wrong on our end. Your work on this device is safe. Try again.',
} as const
