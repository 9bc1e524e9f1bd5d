import { z } from 'zod'
import type { AnyEndpoint } from './endpoint.ts'
import { errorEnvelope } from './envelope.ts'

type Families = Record<string, { area: string; calls: Record<string, AnyEndpoint> }>
type Json = Record<string, unknown>

/** What crosses the wire: ounces and dollars, so the input side of every codec. Named shapes are moved to `shared`. */
function schemaOf(schema: z.ZodType, shared: Json): Json {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _dialect, $defs, id, ...json } = JSON.parse(text) as Json & { $defs?: Record<string, Json>; id?: string }
  for (const [name, { id: _name, ...shape }] of Object.entries($defs ?? {})) shared[name] = shape
  if (!id) return json
  shared[id] = json
  return { $ref: `#/components/schemas/${id}` }
}

const parametersOf = (endpoint: AnyEndpoint, shared: Json): Json[] =>
  [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ].flatMap(([where, schema]) => {
    const { properties = {}, required = [] } = (schema ? schemaOf(schema as z.ZodType, shared) : {}) as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
    }))
  })

function operation(family: string, name: string, endpoint: AnyEndpoint, alias: boolean, shared: Json): Json {
  const refusal = {
    description: 'Refused; the code says why.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  const isText = endpoint.response instanceof z.ZodString
  return {
    tags: [family],
    operationId: alias ? undefined : `${family}.${name}`,
    summary: endpoint.summary,
    description: `Policy: \`${endpoint.policy}\``,
    deprecated: alias || undefined,
    security: endpoint.policy === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, shared),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, shared) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { [isText ? 'text/event-stream' : 'application/json']: { schema: schemaOf(endpoint.response, shared) } },
      },
      default: refusal,
    },
  }
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApi(families: Families, title: string, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const shared: Json = {}
  schemaOf(errorEnvelope, shared)
  for (const [family, { calls }] of Object.entries(families))
    for (const [name, endpoint] of Object.entries(calls)) {
      const readings = [`${endpoint.method} ${endpoint.path}`, ...(endpoint.aliases ?? [])]
      for (const [index, reading] of readings.entries()) {
        const [method, path] = reading.split(' ') as [string, string]
        paths[path] ??= {}
        paths[path][method.toLowerCase()] = operation(family, name, endpoint, index > 0, shared)
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Weights are ounces (grams in a metric tournament) with up to 3 decimals, money is dollars with up to 2.',
    },
    tags: Object.entries(families).map(([name, { area }]) => ({ name, description: area })),
    paths,
    components: {
      schemas: shared,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
