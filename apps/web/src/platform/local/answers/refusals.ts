import { DomainError } from '@ramplight/domain/kernel/errors'
import { CallError } from '../../call-error.ts'

/** The server's statuses; everything else that can be refused here is a 409 there, too. */
const STATUS: Record<string, number> = { 'record.not-found': 404, 'access.forbidden': 403, 'reference.unknown': 400 }

/** A refusal of this device as the screens know refusals of the server. */
export const asCallError = (error: unknown): unknown =>
  error instanceof DomainError ? new CallError(STATUS[error.code] ?? 409, error.code, error.message, error.details) : error

/** Neither this device nor the server could take it: whoever typed it still has it. */
export const notHere = (): CallError =>
  new CallError(0, 'device.not-here', 'NOT saved: this is not on this device yet, and the server did not answer. Try again with a signal.')

/** The transaction did not happen: the form keeps what was typed. */
export function notKept(error: unknown): never {
  if (error instanceof CallError || error instanceof DomainError) throw asCallError(error)
  console.error('A change could not be kept.', error)
  // Of the store (`store-errors.ts`) or of the browser itself.
  if ((error as Error | null)?.name === 'QuotaExceededError')
    throw new CallError(507, 'device.no-room', 'There is no room left on this device. Nothing was saved. Free some space and try again.')
  throw new CallError(500, 'device.not-saved', 'This device could not save that. Nothing was changed. Try again.')
}
