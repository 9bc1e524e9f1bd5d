import type { LoginAnswer } from '@ramplight/contract/people/auth'
import { CallError } from '#platform/call-error.ts'

type Said = Pick<LoginAnswer, 'status' | 'error' | 'code' | 'values'>

/** A refusal that came as an answer (A12) is an error like any other. */
export async function inWords<Answer extends Said>(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (!answer.status) throw CallError.ofAnswer(answer)
  return answer
}
