import type { FastifyInstance } from 'fastify'

const PATH = '/.well-known/security.txt'
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Where somebody who found a hole says so (RFC 9116). What it says is true for half a year from when it was read. */
export function securityTxt(app: FastifyInstance, contact: string, publicUrl: string | undefined, now: () => Date): void {
  app.get(PATH, (_request, reply) => {
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()
    const canonical = publicUrl ? [`Canonical: ${new URL(PATH, publicUrl)}`] : []
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en', ...canonical]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
