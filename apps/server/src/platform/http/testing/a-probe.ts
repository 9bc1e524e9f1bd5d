import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import Fastify from 'fastify'
import type { AppDeps } from '../deps.ts'
import { handleErrors } from '../errors.ts'
import { type RouteWork, route } from '../route.ts'

/** A server with routes of a test's own, for faults that no family has. */
export async function aProbe(deps: AppDeps, routes: { endpoint: AnyEndpoint; handle: RouteWork<AnyEndpoint, undefined>['handle'] }[]) {
  const logged: string[] = []
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    forceCloseConnections: true,
  })
  handleErrors(app)
  for (const { endpoint, handle } of routes) route(app, deps, endpoint, { handle })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, logged, close: () => app.close() }
}
