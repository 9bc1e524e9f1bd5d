import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { errorEnvelope } from '@ramplight/contract/kernel/envelope'
import { errorMessages } from '@ramplight/domain/kernel/errors'
import { contractRefuses } from './contract-refuses.ts'
import type { OddRequest } from './odd-request.ts'

/**
 * What is wrong with an answer: a failure of ours, a refusal that is not in the one envelope, or no refusal where the
 * contract refuses. Null when nothing is.
 */
export function complaintOf(call: AnyEndpoint, request: OddRequest, { status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 80)}`
  if (status < 400) return contractRefuses(call, request) ? `accepted with ${status}, though the contract refuses it` : null
  const envelope = errorEnvelope.safeParse(JSON.parse(text || 'null'))
  return envelope.success && envelope.data.code in errorMessages ? null : `${status} without our envelope: ${text.slice(0, 120)}`
}
