import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '#platform/http/deps'

/** Where our pages are, for a link that the provider sends somebody back by. */
export const pagesAt = ({ publicUrl }: Pick<AppDeps, 'publicUrl'>, request: FastifyRequest): string =>
  (publicUrl ?? `${request.protocol}://${request.headers.host}`).replace(/\/$/, '')

/** What leads from a page that the provider comes back to on to the page that a director had come from. `card`: `back` from paying. */
export function wayBack(from: string | undefined, card?: 'back'): string {
  const words = new URLSearchParams({ ...(card ? { card } : {}), ...(from ? { back: from } : {}) })
  return words.size ? `?${words}` : ''
}
