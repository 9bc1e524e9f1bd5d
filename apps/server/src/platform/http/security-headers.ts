import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import helmet from 'helmet'
import type { MapTiles } from '../config.ts'

/** Our own origin only, and pictures of whoever draws the maps; inline styles because the component library writes them. */
const contentSecurityPolicy = (mapTiles: MapTiles | null) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.address).origin] : [])],
    // Videos of tutorials, which a system admin names; nothing of them is loaded before somebody plays one.
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
})

/** What helmet puts on an answer. It is the same on every one, so helmet is asked once and not with each request. */
export function securityHeaders(mapTiles: MapTiles | null = null): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet({ contentSecurityPolicy: contentSecurityPolicy(mapTiles), crossOriginEmbedderPolicy: false })(
    {} as IncomingMessage,
    answer as unknown as ServerResponse,
    (error) => {
      if (error) throw error
    },
  )
  return headers
}

/** For the one page that stands in pages of others; it changes nothing and knows nobody. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *')).removeHeader('x-frame-options')
}
