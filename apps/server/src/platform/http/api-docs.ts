import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { api } from '@ramplight/contract/api'
import { openApi } from '@ramplight/contract/kernel/openapi'
import type { FastifyInstance } from 'fastify'

/** `/api/openapi.json` for programs, `/api/docs` for people; both made from the contract. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const document = openApi(api, 'Ramplight', '1')
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none', deepLinking: true } })
}
