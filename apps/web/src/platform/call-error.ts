import type { ErrorEnvelope, InvalidField } from '@ramplight/contract/kernel/envelope'

const NO_ANSWER = 'net.no-answer'

/** A refusal of the server, or no server at all. `code` is stable; `message` is for a person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  static offline(): CallError {
    return new CallError(0, 'net.required', 'Internet is required.')
  }

  /** It was sent, and nobody said what became of it. */
  static noAnswer(): CallError {
    return new CallError(0, NO_ANSWER, 'No answer came: it is not known whether the server has this. Try again with a signal.')
  }

  static of(status: number, { code, message, details }: ErrorEnvelope): CallError {
    return new CallError(status, code, message, details)
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

export const messageOfError = (error: unknown): string => (error instanceof Error ? error.message : String(error))
