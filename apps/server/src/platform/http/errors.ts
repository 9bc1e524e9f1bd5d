import type { ErrorEnvelope, InvalidField } from '@ramplight/contract/kernel/envelope'
import { FULL_HOUSE_S } from '@ramplight/contract/realtime/full-house'
import { DomainError, type ErrorCode, messageOf, refused } from '@ramplight/domain/kernel/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isUnreachable } from '../database/is-unreachable.ts'

/** The one place that turns codes into statuses; a code without a status does not compile. */
const STATUS = {
  'request.invalid': 400,
  'request.not-json': 400,
  'request.too-large': 413,
  'request.too-many': 429,
  'request.key-reused': 409,
  'session.over': 401,
  'session.stale': 403,
  'password.wrong': 400,
  'undo.over': 409,
  'access.forbidden': 403,
  'record.not-found': 404,
  'record.stale': 409,
  'record.id-taken': 409,
  'record.in-use': 409,
  'reference.unknown': 400,
  'record.only-one': 409,
  'login.failed': 400,
  'login.too-many': 429,
  'login.inactive': 403,
  'login.unproved': 403,
  'session.other-page': 400,
  'setup.code': 403,
  'setup.done': 409,
  'account.email-taken': 409,
  'account.unreachable': 409,
  'attempts.too-many': 429,
  'code.wrong': 400,
  'code.wrong-password': 400,
  'code.missing': 400,
  'impersonation.admin': 403,
  'impersonation.account': 403,
  'erasure.admin': 409,
  'erasure.directs': 409,
  'erasure.done': 409,
  'fields.none': 400,
  'terms.none': 400,
  'terms.too-wide': 400,
  'password.weak': 400,
  'password.common': 400,
  'tournament.missing-fields': 400,
  'tournament.move-not-allowed': 409,
  'tournament.finalized': 409,
  'tour.none': 400,
  'staff.directs': 409,
  'staff.no-tour': 409,
  'membership.exists': 409,
  'membership.paid': 409,
  'season-team.exists': 409,
  'registration.closed': 409,
  'registration.not-yet': 409,
  'registration.not-taken': 409,
  'registration.angler-twice': 409,
  'interaction.over': 409,
  'calendar.end-before-start': 400,
  'entry.angler-twice': 409,
  'entry.no-angler': 400,
  'entry.crew-too-large': 409,
  'entry.not-same-boat': 409,
  'entry.weighed': 409,
  'entry.has-new-weigh-ins': 409,
  'boat-number.taken': 409,
  'weigh-in.invalid-weight': 400,
  'weigh-in.day-unknown': 400,
  'weigh-in.fish-without-weight': 400,
  'weigh-in.big-fish-over-bag': 400,
  'weigh-in.dead-over-total': 400,
  'weigh-in.over-any-scale': 400,
  'weigh-in.reason-needed': 400,
  'weigh-in.voided': 409,
  'weigh-in.already': 409,
  'weigh-in.cut': 409,
  'weigh-in.day-closed': 409,
  'weigh-in.not-open': 409,
  'results.none': 409,
  'results.no-tournament': 409,
  'results.no-director': 409,
  'results.already-final': 409,
  'results.changed-since-preview': 409,
  'results.flags-open': 409,
  'results.questions-open': 409,
  'results.undecided-here': 409,
  'question.answered': 409,
  'question.changed': 409,
  'points.already': 409,
  'raffle.drawn': 409,
  'account.locked': 409,
  'credits.too-few': 409,
  'credits.left': 409,
  'ledger.append-only': 409,
  'invoice.settled': 409,
  'sponsor.move-not-allowed': 409,
  'sponsor-settings.taken': 409,
  'advertiser.key-taken': 409,
  'message.only-read': 403,
  'image.not-a-picture': 400,
  'image.too-many': 409,
  'section.key-taken': 409,
  'page.parent-unknown': 400,
  'page.other-section': 400,
  'page.below-itself': 400,
  'setting.key-taken': 409,
  'subscription.move-not-allowed': 409,
  'subscription.admin-only': 403,
  'subscription-code.taken': 409,
  'shop.not-connected': 409,
  'sync.upgrade-needed': 426,
  'sync.too-old': 409,
  'sync.op-reused': 409,
  'sync.gone': 410,
  'sync.parent-gone': 410,
  'sync.online-only': 409,
  'streams.full': 503,
  'server.unreachable': 503,
  'server.failed': 500,
} satisfies Record<ErrorCode, number>

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
  return new DomainError('request.invalid', messageOf('request.invalid', { fields: names }), fields)
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

const constraintOf = (error: unknown): string | undefined => {
  type Broken = { code?: string; constraint?: string }
  // Anything can be thrown, even nothing.
  const cause = (error as { cause?: Broken } | null | undefined)?.cause ?? (error as Broken | null | undefined)
  return cause?.code === '23505' ? (cause.constraint ?? 'unique') : undefined
}

/** What a broken unique index means in words; anything else is a taken id. */
const UNIQUE: Record<string, ErrorCode> = {
  users_email_unique: 'account.email-taken',
  user_profiles_user_unique: 'record.only-one',
  profiles_user_unique: 'record.only-one',
  director_settings_user_unique: 'record.only-one',
  director_themes_user_unique: 'record.only-one',
  weigh_in_days_day_unique: 'record.only-one',
  tournament_results_tournament_unique: 'results.already-final',
  memberships_season_user_unique: 'membership.exists',
  season_teams_team_unique: 'season-team.exists',
  season_teams_angler_unique: 'season-team.exists',
  season_points_once: 'points.already',
  accounts_user_unique: 'record.only-one',
  director_credit_banks_user_unique: 'record.only-one',
  credit_transactions_counter_unique: 'ledger.append-only',
  sponsor_settings_tour_unique: 'sponsor-settings.taken',
  sponsor_settings_season_unique: 'sponsor-settings.taken',
  advertisers_key_unique: 'advertiser.key-taken',
  topic_sections_key_unique: 'section.key-taken',
  admin_settings_key_unique: 'setting.key-taken',
  subscription_codes_code_unique: 'subscription-code.taken',
}

/** What only a client's request makes Fastify throw; its statuses are the client's fault. */
const isOfRequest = ({ code, statusCode }: Partial<FastifyError>): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 && (code === undefined || code.startsWith('FST_'))

/** How long to wait before a retry, in seconds. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { 'server.unreachable': 3, 'streams.full': FULL_HOUSE_S }

/**
 * Any thrown thing as a refusal. Unknown failures say nothing of their inside. A `ZodError` is a field that somebody filled in
 * wrongly; an answer of ours that does not fit is no such error (`encode-answer.ts`).
 */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof ZodError) return invalid(error)
  const constraint = constraintOf(error)
  if (constraint) {
    const code = UNIQUE[constraint] ?? 'record.id-taken'
    return new DomainError(code, messageOf(code))
  }
  if (isUnreachable(error)) return refused('server.unreachable')
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (status === 413) return refused('request.too-large')
  return refused(isOfRequest((error ?? {}) as Partial<FastifyError>) ? 'request.not-json' : 'server.failed')
}

/** For one record of many: what it broke, such as a unique index; anything else is nobody's refusal. */
export function problemOf(error: unknown): DomainError {
  const problem = toDomainError(error)
  if (problem.code === 'server.failed') throw error
  return problem
}

/** An address that no route has, or that cannot even be read. */
export const refuseAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .send({ message: messageOf('record.not-found'), code: 'record.not-found', requestId: request.id } satisfies ErrorEnvelope)

/** Installs the one error handler: `{ message, code, details?, requestId }`, never a stack, SQL or key. `heard` is told of each. */
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
    if (problem.details !== undefined) body.details = problem.details
    return reply.status(status).send(body)
  })
}
