import type { AnyEndpoint } from '../../../packages/contract/src/kernel/endpoint.ts'
import type { Shape } from '../src/platform/wire-shape.ts'
import { shapeOf } from './shape-of.ts'

/** What a client needs to make a call; the rest is for the server and the documentation. */
const KEPT = ['method', 'path', 'policy', 'reads', 'secret', 'inSteps', 'fresh', 'own'] as const

type Compiled = { call: Partial<AnyEndpoint>; body: Shape | null; response: Shape }

/** A call with shapes in the place of its schemas. */
export const compiledCall = (endpoint: AnyEndpoint): Compiled => ({
  call: Object.fromEntries(KEPT.flatMap((name) => (endpoint[name] === undefined ? [] : [[name, endpoint[name]]]))),
  body: endpoint.body ? shapeOf(endpoint.body) : null,
  response: shapeOf(endpoint.response),
})
