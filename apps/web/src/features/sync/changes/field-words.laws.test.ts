import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { changeWords } from './change-words.ts'
import { writeField } from './field-words.ts'

const CALLS = Object.values(api).flatMap(({ calls }) => Object.values(calls as Record<string, AnyEndpoint>))

/** A value that no person can read: an object, or what is left of one. */
const UNREADABLE = /\[object|undefined|NaN|Invalid Date|null|[{}]/

/** The bodies that create and change a record of a table, and the record itself: what a change can hold. */
const bodiesOf = (tbl: SyncTable): z.ZodType[] =>
  CALLS.flatMap(({ method, path, body, response }): z.ZodType[] => {
    if (path === `/api/${tbl}/` && method === 'POST') return body ? [body] : []
    if (path !== `/api/${tbl}/{id}`) return []
    return method === 'GET' ? [response] : method === 'PUT' && body ? [body] : []
  })

/** Every field of an example, and every part of it by its dotted path. */
function valuesIn(value: unknown, path = ''): [path: string, value: unknown][] {
  const own: [string, unknown][] = path ? [[path, value]] : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own
  return [...own, ...Object.entries(value).flatMap(([key, one]) => valuesIn(one, path ? `${path}.${key}` : key))]
}

const nothingHere = async () => null
const HIDDEN = new Set(['raw', 'additional'])

test('every value that a change of any table can hold is written in words, whole or in parts', async () => {
  const unreadable: string[] = []
  let seen = 0
  for (const tbl of SYNC_TABLES)
    for (const body of bodiesOf(tbl)) {
      const row = exampleOf(body) as Record<string, unknown>
      for (const [path, value] of valuesIn(row)) {
        if (HIDDEN.has(path.split('.')[0]!)) continue
        seen += 1
        const words = await writeField(tbl, path, value, { find: nothingHere, row }).catch((error: unknown) => `undefined: ${error}`)
        if (UNREADABLE.test(words)) unreadable.push(`${tbl} ${path}: ${words}`)
      }
      const told = { tbl, id: 'x', baseRev: 0, set: row }
      for (const kind of ['up', 'del', ...(tbl === 'weigh-in-events' ? (['event'] as const) : [])] as const)
        for (const base of [undefined, row]) {
          const words = await changeWords({ ...told, kind, ...(base && { base }) }, nothingHere)
          if (UNREADABLE.test(words)) unreadable.push(`${tbl} as a change: ${words}`)
        }
    }
  expect(seen).toBeGreaterThan(500)
  expect([...new Set(unreadable)]).toEqual([])
})
