import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '#platform/http/deps'

/** Where our pages are, for a link that the provider sends somebody back by. */
export const pagesAt = ({ publicUrl }: Pick<AppDeps, 'publicUrl'>, request: FastifyRequest): string =>
  (publicUrl ?? `${request.protocol}://${request.headers.host}`).replace(/\/$/, '')
