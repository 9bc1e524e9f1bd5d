import type { ErrorEnvelope, InvalidField } from '@ramplight/contract/kernel/envelope'
import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { clientWords } from '@ramplight/domain/kernel/client-words'
import type { RefusalValues } from '@ramplight/domain/kernel/refusal-phrases'
import { type DeviceRefusal, deviceRefusals } from './refusals/device-refusals.ts'
import { refusalWords } from './refusals/refusal-words.ts'

const NO_ANSWER = 'net.no-answer'
/** Of an older server: its own words are all there is. */
const WITHOUT_CODE = 'server.said'

/** A refusal of the server, or no server at all. `code` is stable; a person reads `messageOfError`, in their language. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly values: RefusalValues | undefined
  constructor(status: number, code: string, message: string, details?: unknown, values?: RefusalValues) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.values = values
  }

  /** A refusal that came as an answer (A12). */
  static ofAnswer({
    error,
    code = error ? WITHOUT_CODE : 'server.failed',
    values,
  }: Pick<LoginAnswer, 'error' | 'code' | 'values'>): CallError {
    return new CallError(200, code, error ?? clientWords['server.failed'], undefined, values)
  }

  /** What this device refuses by itself. */
  static ofDevice(status: number, code: DeviceRefusal): CallError {
    return new CallError(status, code, deviceRefusals[code])
  }

  static offline(): CallError {
    return CallError.ofDevice(0, 'net.required')
  }

  /** Our server did not answer: without a network, or with one. */
  static unreached(): CallError {
    return navigator.onLine ? CallError.ofDevice(0, 'net.no-server') : CallError.offline()
  }

  /** It was sent, and nobody said what became of it. */
  static noAnswer(): CallError {
    return CallError.ofDevice(0, NO_ANSWER)
  }

  static of(status: number, { code, message, details, values }: ErrorEnvelope): CallError {
    return new CallError(status, code, message, details, values)
  }

  /** No answer came: nothing is known about what the server did. Safe to try again with the same id. */
  get isOffline(): boolean {
    return this.status === 0
  }

  /** Something was sent, and may have been done. */
  get isUnknown(): boolean {
    return this.code === NO_ANSWER
  }

  /** Fields that are not valid, for a form's error summary. */
  get fields(): InvalidField[] {
    return this.code === 'request.invalid' && Array.isArray(this.details) ? (this.details as InvalidField[]) : []
  }
}

/** Why it did not work, in the language on the screen. */
export function messageOfError(error: unknown): string {
  if (error instanceof CallError) return refusalWords(error)
  return error instanceof Error ? error.message : String(error)
}
