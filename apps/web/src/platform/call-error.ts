import type { ErrorEnvelope, InvalidField } from '@ramplight/contract/kernel/envelope'

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

  static of(status: number, { code, message, details }: ErrorEnvelope): CallError {
    return new CallError(status, code, message, details)
  }

  /** No answer came: nothing is known about what the server did. Safe to try again with the same id. */
  get isOffline(): boolean {
    return this.status === 0
  }

  /** Fields that are not valid, for a form's error summary. */
  get fields(): InvalidField[] {
    return this.code === 'request.invalid' && Array.isArray(this.details) ? (this.details as InvalidField[]) : []
  }
}

export const messageOfError = (error: unknown): string => (error instanceof Error ? error.message : String(error))
