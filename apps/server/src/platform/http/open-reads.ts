import type { FastifyInstance } from 'fastify'

/** What the pages of others may read in a visitor's browser: the same bytes for everybody, and nothing that a session opens. */
const OPEN = ['/api/tournament-results/board/:id', '/api/tournament-results/by-tournament/:id']
const DAY_S = 86_400

/** Opens them (CORS). Without credentials: a browser sends no cookie of ours, and no token is let through. */
export function openReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (OPEN.includes(request.routeOptions.url ?? ''))
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'etag',
        'cross-origin-resource-policy': 'cross-origin',
      })
    done()
  })
  for (const path of OPEN)
    app.options(path, (_request, reply) =>
      reply
        .status(204)
        .headers({
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': 'if-none-match',
          'access-control-max-age': String(DAY_S),
        })
        .send(),
    )
}
