import type { ErrorCode } from '@ramplight/domain/kernel/errors'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../auth/tokens.ts'
import type { AppDeps } from '../http/deps.ts'
import { noteRefusal } from './note-security.ts'

/** An admin wanted what nobody may who acts as somebody, or to act as whom nobody may. */
export async function noteActingRefused(deps: AppDeps, code: ErrorCode, { headers }: FastifyRequest): Promise<void> {
  if (!code.startsWith('impersonation.')) return
  const actor = await deps.authenticate(bearerOf(headers.authorization))
  if (!actor) return
  const who = actor.impersonator ? { user: actor.id, admin: actor.impersonator } : { admin: actor.id }
  await noteRefusal(deps, { kind: 'acting-refused', ...who })
}
