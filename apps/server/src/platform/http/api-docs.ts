import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { api } from '@ramplight/contract/api'
import { openApi } from '@ramplight/contract/kernel/openapi'
import { brand } from '@ramplight/domain/kernel/brand'
import type { FastifyInstance } from 'fastify'

type Written = { document: object; text: string; etag: string }

let written: Written | undefined
/** Written when somebody asks for the first time: a server that starts at the ramp does not wait for it. */
function theDocument(): Written {
  if (written) return written
  const document = openApi(api, brand.name, '1')
  const text = JSON.stringify(document)
  written = { document, text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
  return written
}

/** Only what the server itself serves; the page sets styles of its own and shows its icons as data. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The plugin wants one to begin with; the real one is made when somebody asks. */
const NO_DOCUMENT = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }

/** `/api/openapi.json` for programs, `/api/docs` for people; both made from the contract, both without the internet. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', async (request, reply) => {
    const { text, etag } = theDocument()
    reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
  await app.register(swagger, { mode: 'static', specification: { document: NO_DOCUMENT } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    transformSpecification: () => theDocument().document,
    transformSpecificationClone: false,
    uiConfig: { docExpansion: 'none', deepLinking: true },
  })
}
