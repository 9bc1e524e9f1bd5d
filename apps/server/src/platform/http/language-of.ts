import type { FastifyRequest } from 'fastify'

/** The languages that the server writes; the first is that of who reads none of them. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of who asks: what a device of ours has chosen, else what their browser reads. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const tags = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.flatMap((tag) => LANGUAGES.filter((one) => one === tag))[0] ?? LANGUAGES[0]
}
