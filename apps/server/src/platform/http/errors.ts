import type { ErrorEnvelope, InvalidField } from '@ramplight/contract/kernel/envelope'
import { STATUS } from '@ramplight/contract/kernel/statuses'
import { FULL_HOUSE_S } from '@ramplight/contract/realtime/full-house'
import { DomainError, type ErrorCode, messageOf, refused } from '@ramplight/domain/kernel/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isBusy } from '../database/is-busy.ts'
import { isUnreachable } from '../database/is-unreachable.ts'
import { refusalOf } from '../database/unique-as.ts'

/** How many fields a refusal names, and how much it says of each: whoever sends nonsense gets no more back than others. */
const MOST_FIELDS = 20
const LONGEST_PATH = 80
const LONGEST_WORDS = 300

/** `weights.0.bag` → the words of each field that is not valid, of the first ones where there are many. */
export function invalid(error: ZodError): DomainError {
  const fields: InvalidField[] = error.issues.slice(0, MOST_FIELDS).map((issue) => ({
    path: shortened(
      [...issue.path, ...(issue.code === 'unrecognized_keys' ? [issue.keys.join(', ')] : [])].join('.') || 'body',
      LONGEST_PATH,
    ),
    message: issue.code === 'unrecognized_keys' ? 'is not a field of this call' : shortened(issue.message, LONGEST_WORDS),
  }))
  const more = error.issues.length - fields.length
  const names = [...new Set(fields.map((f) => f.path)), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  return refused('request.invalid', { fields: names }, fields)
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

const constraintOf = (error: unknown): string | undefined => {
  type Broken = { code?: string; constraint?: string }
  // Anything can be thrown, even nothing.
  const cause = (error as { cause?: Broken } | null | undefined)?.cause ?? (error as Broken | null | undefined)
  return cause?.code === '23505' ? (cause.constraint ?? 'unique') : undefined
}

/** What only a client's request makes Fastify throw; its statuses are the client's fault. */
const isOfRequest = ({ code, statusCode }: Partial<FastifyError>): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 && (code === undefined || code.startsWith('FST_'))

/** How long to wait before a retry, in seconds. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { 'server.unreachable': 3, 'server.busy': 3, 'streams.full': FULL_HOUSE_S }

/**
 * Any thrown thing as a refusal. Unknown failures say nothing of their inside. A `ZodError` is a field that somebody filled in
 * wrongly; an answer of ours that does not fit is no such error (`encode-answer.ts`).
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof ZodError) return invalid(error)
  const constraint = constraintOf(error)
  if (constraint) {
    const code = refusalOf(constraint)
    return new DomainError(code)
  }
  if (isUnreachable(error)) return refused('server.unreachable')
  if (isBusy(error)) return refused('server.busy')
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (status === 413) return refused('request.too-large')
  return refused(isOfRequest((error ?? {}) as Partial<FastifyError>) ? 'request.not-json' : 'server.failed')
}

/** For one record of many: what it broke, such as a unique index; anything else is nobody's refusal. */
export function problemOf(error: unknown): DomainError {
  const problem = toDomainError(error)
  if (problem.code === 'server.failed' || problem.code === 'server.busy') throw error
  return problem
}

/** An address that no route has, or that cannot even be read. */
export const refuseAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    // What cannot be read passes no hook.
    .header('cache-control', 'no-store')
    .send({ message: messageOf('record.not-found'), code: 'record.not-found', requestId: request.id } satisfies ErrorEnvelope)

/** Installs the one error handler: `{ message, code, values?, details?, requestId }`, never a stack, SQL or key. `heard` is told of each. */
export function handleErrors(app: FastifyInstance, heard?: (code: ErrorCode, request: FastifyRequest) => Promise<void>): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toDomainError(error)
    const status = STATUS[problem.code]
    const retryAfter = RETRY_AFTER[problem.code]
    // A full house is nothing that is broken, and would say so as often as somebody knocks.
    if (status >= 500 && problem.code !== 'streams.full') request.log.error({ err: error }, 'request failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    await heard?.(problem.code, request)
    const body: ErrorEnvelope = { message: problem.message, code: problem.code, requestId: request.id }
    if (problem.values !== undefined) body.values = problem.values
    if (problem.details !== undefined) body.details = problem.details
    return reply.status(status).send(body)
  })
}
