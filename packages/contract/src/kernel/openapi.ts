import { policies } from '@ramplight/domain/policies/policies'
import type { z } from 'zod'
import { labelsOf } from '../labels.ts'
import type { Family } from '../shown-in.ts'
import { type AnyEndpoint, takesKey } from './endpoint.ts'
import { errorEnvelope } from './envelope.ts'
import { exampleOf } from './example.ts'
import { defaultsOf } from './family.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { Labels } from './labels.ts'

type Families = Record<string, { area: string; calls: Record<string, AnyEndpoint> }>
type Json = Record<string, unknown>

/** The fields of a body with what screens call them, and of a new record with what they start with. */
function titled(shape: Json, labels: Labels, starts: Json): Json {
  const properties = shape.properties as Record<string, Json> | undefined
  if (!properties) return shape
  const named = Object.entries(properties).map(([name, field]) => [
    name,
    { ...(labels[name] ? { title: labels[name] } : {}), ...field, ...(name in starts ? { default: starts[name] } : {}) },
  ])
  return { ...shape, properties: Object.fromEntries(named) }
}

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The schema of one place in the document. Named shapes are moved to `shared`; a name stands for one shape. */
function schemaOf(schema: z.ZodType, shared: Json): Json {
  const whole = jsonSchemaOf(schema)
  const self = whole.id ? `"$ref":"#/components/schemas/${whole.id}"` : '"$ref":"#"'
  const text = JSON.stringify(whole).replaceAll('"$ref":"#"', self).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _dialect, $defs, id, ...json } = JSON.parse(text) as Json & { $defs?: Record<string, Json>; id?: string }
  const share = (name: string, shape: Json) => {
    if (shared[name] && JSON.stringify(shared[name]) !== JSON.stringify(shape)) throw new Error(`Two shapes are called ${name}`)
    shared[name] = shape
  }
  for (const [name, { id: _name, ...shape }] of Object.entries($defs ?? {})) share(name, shape)
  if (!id) return json
  share(id, json)
  return refTo('schemas', id)
}

function parametersOf(endpoint: AnyEndpoint, shared: Json): Json[] {
  const places: ['path' | 'query', z.ZodType | undefined][] = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ]
  const named = places.flatMap(([where, schema]) => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, shared) as { properties?: Record<string, Json>; required?: string[] }
    const examples = exampleOf(schema) as Json
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
      ...(name in examples ? { example: examples[name] } : {}),
    }))
  })
  return takesKey(endpoint) ? [...named, refTo('parameters', 'IdempotencyKey')] : named
}

const REFUSALS = {
  Invalid: { status: 400, says: 'Something sent is not valid; the answer names the fields.', can: () => true },
  SessionOver: { status: 401, says: 'Nobody is signed in, or the session is over.', can: (e) => e.policy !== 'public' },
  Forbidden: { status: 403, says: 'The caller may see this but not do this.', can: (e) => e.policy !== 'public' || e.method !== 'GET' },
  NotFound: {
    status: 404,
    says: 'There is no such record, or none the caller may see.',
    can: (e) => !!(e.params ?? e.body ?? e.form ?? e.query) || policies[e.policy].length > 1,
  },
  Conflict: {
    status: 409,
    says: 'The stored state does not allow this: changed meanwhile, taken, in use, final.',
    // Some of the specification's GETs do something: they leave a message, or end a session.
    can: (e) => e.method !== 'GET' || !!e.params,
  },
  TooLarge: { status: 413, says: 'The body is larger than the server takes.', can: (e) => !!(e.body ?? e.form) },
  TooOld: {
    status: 426,
    says: 'The app is older than what the server still understands: load it anew.',
    // A device that says what it is.
    can: (e) => 'schema' in ((e.body as { shape?: object } | undefined)?.shape ?? {}),
  },
  TooMany: { status: 429, says: 'Too many requests or attempts; the words say how long to wait.', can: () => true },
} satisfies Record<string, { status: number; says: string; can: (endpoint: AnyEndpoint) => boolean }>

const refusalsOf = (endpoint: AnyEndpoint): Json =>
  Object.fromEntries(
    Object.entries(REFUSALS)
      .filter(([, { can }]) => can(endpoint))
      .map(([name, { status }]) => [status, refTo('responses', name)]),
  )

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: refTo('schemas', 'Error') } },
})

/** What stands in an example where the bytes of a file would be. */
const FILE = '(the bytes of the file)'

/** The fields of a form and the file beside them; more than one where the call takes many. */
const withFile = (form: Json): Json => ({
  ...form,
  properties: { ...(form.properties as Json), file: { type: 'string', format: 'binary' } },
  required: ['file'],
})

function operation(family: string, name: string, endpoint: AnyEndpoint, reading: number, shared: Json): Json {
  const isText = jsonSchemaOf(endpoint.response).type === 'string'
  const { body, form } = endpoint
  const content = form
    ? { 'multipart/form-data': { schema: withFile(schemaOf(form, shared)), example: { ...(exampleOf(form) as Json), file: FILE } } }
    : body && {
        'application/json': {
          schema: titled(schemaOf(body, shared), labelsOf(family as Family) ?? {}, name === 'create' ? defaultsOf(endpoint.response) : {}),
          example: exampleOf(body),
        },
      }
  return {
    tags: [family],
    operationId: `${family}.${name}${reading ? `.${reading + 1}` : ''}`,
    summary: endpoint.summary,
    description: `Policy: \`${endpoint.policy}\``,
    deprecated: reading > 0 || undefined,
    security: endpoint.policy === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, shared),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { [isText ? 'text/event-stream' : 'application/json']: { schema: schemaOf(endpoint.response, shared) } },
      },
      ...refusalsOf(endpoint),
      default: refTo('responses', 'Refused'),
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
        paths[path][method.toLowerCase()] = operation(family, name, endpoint, index, shared)
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Weights are ounces (grams in a metric tournament) with up to 3 decimals, money is dollars with up to 2. ' +
        'Every path answers with and without its last slash.',
    },
    tags: Object.entries(families).map(([name, { area }]) => ({ name, description: area })),
    paths,
    components: {
      schemas: shared,
      responses: {
        ...Object.fromEntries(Object.entries(REFUSALS).map(([name, { says }]) => [name, refusal(says)])),
        Refused: refusal('Refused; the code says why.'),
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'A key made on the device, the same for every repeat of one request: a repeat is answered as the first was.',
          schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]([ -~]*[!-~])?$' },
          example: '3b241101-e2bb-4255-8caf-4136c566a962',
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
