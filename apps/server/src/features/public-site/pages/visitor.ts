import type { FastifyRequest } from 'fastify'
import { type Language, languageOf } from '#platform/http/language-of'

/** What the first request of a browser says of who looks: enough to draw a page as it would draw it itself. */
export type Visitor = { language: Language; isPhone: boolean }

export function visitorOf(request: Pick<FastifyRequest, 'headers'>): Visitor {
  const { headers } = request
  return { language: languageOf(request), isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '') }
}

/** What `visitorOf` reads: a cache on the way keeps an answer for each. */
export const VISITOR_HEADERS = 'accept-language, user-agent, sec-ch-ua-mobile'
