import type { LoginAnswer } from '@ramplight/contract/people/auth'
import type { DomainError } from '@ramplight/domain/kernel/errors'

type Refused = Pick<LoginAnswer, 'error' | 'code' | 'values'> & { status: false }

/** A refusal as an answer: 200, because 401 and 403 end a session on the client (A12). */
export const refusedInWords = ({ message, code, values }: DomainError): Refused => ({
  status: false,
  error: message,
  code,
  ...(values && { values }),
})
