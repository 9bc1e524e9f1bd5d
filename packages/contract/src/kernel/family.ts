import { frozen } from '@ramplight/domain/kernel/frozen'
import type { PolicyName } from '@ramplight/domain/policies/policies'
import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { done } from './envelope.ts'
import { anyValue, id, recordFields } from './fields.ts'
import { type Order, type SearchShape, searching } from './search.ts'

export const idParams = z.object({ id })

/** A stored record: the family's own fields and the common ones. Everything not required may be null or missing. */
export const record = <T extends z.ZodRawShape>(fields: T) => z.object({ ...recordFields, ...fields })

/**
 * What a record holds where whoever makes it says nothing. Said here only: the columns of the server, what a device shows until the
 * server has answered and the documentation read it from the schema. Amounts are none, so they are the same on the wire. Nobody
 * writes into them: all records that start so share them. `filled`: fields that another record fills first (a tour its tournaments).
 */
export const startingWith = <
  S extends z.ZodType,
  T extends { [Name in keyof T]: Name extends keyof z.output<S> ? z.output<S>[Name] : never },
>(
  schema: S,
  starts: T,
  filled: readonly string[] = [],
): S & { readonly starts: { [Name in keyof T]-?: Exclude<T[Name], undefined> } } =>
  Object.assign(schema, { starts: frozen(starts) as { [Name in keyof T]-?: Exclude<T[Name], undefined> }, filled })

/** What records of this schema start with. */
export const startsOf = (schema: z.ZodType): Readonly<Record<string, unknown>> =>
  (schema as { starts?: Record<string, unknown> }).starts ?? {}

/** What a field holds for sure when whoever makes the record says nothing: the default that the documentation tells. */
export function defaultsOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const { filled = [] } = schema as { filled?: readonly string[] }
  return Object.fromEntries(Object.entries(startsOf(schema)).filter(([name]) => !filled.includes(name)))
}

/** What a client may send to create: its own id if it has one, and the family's writable fields. Unknown keys are refused. */
export const creatable = <T extends z.ZodRawShape>(fields: T) => z.strictObject({ _id: id.optional(), ...fields })

/** What a client may send to change: any of the writable fields, and the revision it saw. */
export const changeable = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject({ _id: id.optional(), _rev: z.number().int().optional(), ...z.object(fields).partial().shape })

/** The longest list that is taken and left. */
const MOST_LEFT = 5000
const MOST_OF_ONE = 100_000

/** Lists that come back with a record although they have calls of their own: taken, and left out of what is stored (2 §3). */
export const leftOut = <Name extends string>(names: readonly Name[]) => {
  const list = z
    .array(anyValue(MOST_OF_ONE))
    .max(MOST_LEFT)
    .nullish()
    .meta({ description: 'Taken and not stored: it has calls of its own.' })
  return Object.fromEntries(names.map((name) => [name, list])) as Record<Name, typeof list>
}

/** The schemas of a family and what its searches mean. `pagesOrder`: of paged searches, where the specification says another. */
export type FamilyShapes<
  R extends z.ZodType = z.ZodType,
  C extends z.ZodType = z.ZodType,
  U extends z.ZodType = z.ZodType,
  T extends z.ZodRawShape = z.ZodRawShape,
> = { record: R; create: C; change: U; pagesOrder?: Order } & SearchShape<T>

type FamilyPolicies<List extends PolicyName, See extends PolicyName, Create extends PolicyName, Edit extends PolicyName> = {
  list: List
  see: See
  create: Create
  edit: Edit
}

/**
 * The common pattern of a resource (2 §7): GET base, GET base{id}, POST base, PUT base{id}, DELETE base{id}, POST base+search.
 * What many families have beside it is in `family-calls.ts`.
 */
export function family<
  R extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodType,
  T extends z.ZodRawShape,
  List extends PolicyName,
  See extends PolicyName,
  Create extends PolicyName,
  Edit extends PolicyName,
>(base: `/api/${string}/`, noun: string, shapes: FamilyShapes<R, C, U, T>, policy: FamilyPolicies<List, See, Create, Edit>) {
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      summary: `All ${noun} the caller may see.`,
      policy: policy.list,
      response: z.array(shapes.record),
      aliases: [`GET ${base}list`],
    }),
    get: endpoint({
      method: 'GET',
      path: `${base}{id}`,
      summary: `One of the ${noun}.`,
      policy: policy.see,
      params: idParams,
      response: shapes.record,
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      summary: `Create one of the ${noun}. A repeat with the same _id answers the stored record.`,
      policy: policy.create,
      body: shapes.create,
      response: shapes.record,
      aliases: [`POST ${base}create`],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${base}{id}`,
      summary: `Change one of the ${noun}.`,
      policy: policy.edit,
      see: policy.see,
      params: idParams,
      body: shapes.change,
      response: shapes.record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}{id}`,
      summary: `Delete one of the ${noun}.`,
      policy: policy.edit,
      see: policy.see,
      params: idParams,
      response: done,
    }),
    search: endpoint({
      method: 'POST',
      path: `${base}search`,
      summary: `The ${noun} that match every given term.`,
      policy: policy.list,
      ...searching(shapes),
      response: z.array(shapes.record),
    }),
  }
}

export type FamilyCalls = Record<'list' | 'get' | 'create' | 'update' | 'remove' | 'search', Endpoint>
