import type { FastifyRequest } from 'fastify'

/** The languages of the public pages; the first is that of who reads none of them. */
export const LANGUAGES = ['en', 'es'] as const
/** What the first request of a browser says of who looks: enough to draw a page as it would draw it itself. */
export type Visitor = { language: (typeof LANGUAGES)[number]; isPhone: boolean }

export function visitorOf({ headers }: Pick<FastifyRequest, 'headers'>): Visitor {
  const tags = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const language = tags.flatMap((tag) => LANGUAGES.filter((one) => one === tag))[0] ?? LANGUAGES[0]
  return { language, isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '') }
}

/** What `visitorOf` reads: a cache on the way keeps an answer for each. */
export const VISITOR_HEADERS = 'accept-language, user-agent, sec-ch-ua-mobile'
