import { DomainError } from '@ramplight/domain/kernel/errors'
import { CallError } from '../../call-error.ts'

/** The server's statuses; everything else that can be refused here is a 409 there, too. */
const STATUS: Record<string, number> = { 'record.not-found': 404, 'access.forbidden': 403, 'reference.unknown': 400 }

/** A refusal of this device as the screens know refusals of the server. */
export const asCallError = (error: unknown): unknown =>
  error instanceof DomainError ? new CallError(STATUS[error.code] ?? 409, error.code, error.message, error.details, error.values) : error

/** Neither this device nor the server could take it: whoever typed it still has it. */
export const notHere = (): CallError => CallError.ofDevice(0, 'device.not-here')

/** The transaction did not happen: the form keeps what was typed. */
export function notKept(error: unknown): never {
  if (error instanceof CallError || error instanceof DomainError) throw asCallError(error)
  console.error('A change couldn’t be saved.', error)
  // Of the store (`store-errors.ts`) or of the browser itself.
  if ((error as Error | null)?.name === 'QuotaExceededError') throw CallError.ofDevice(507, 'device.no-room')
  throw CallError.ofDevice(500, 'device.not-saved')
}
