import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveBuiltAssets } from './built-assets.ts'
import { refuseAddress } from './errors.ts'

/** The public board is a page of its own, light enough for a phone at the ramp; everything else is the app. */
const pageFor = (url: string) => (/^\/live-leaderboard(\/|\?|$)/.test(url) ? 'live-leaderboard.html' : 'index.html')

/** Serves the built web app: hashed assets for ever, pages and the service worker always fresh, unknown paths as the app. */
export async function serveWebApp(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  if (webRoot) {
    serveBuiltAssets(app, webRoot)
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      // What the build leaves for the server alone.
      dotfiles: 'ignore',
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
  }

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html') && !/^\/(api|events|healthz)\//.test(request.url)
    if (webRoot && isPage) return reply.header('cache-control', 'no-cache').sendFile(pageFor(request.url))
    return refuseAddress(request, reply)
  })
}
