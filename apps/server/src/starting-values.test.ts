import { globSync } from 'node:fs'
import { join } from 'node:path'
import { api as families } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { startsOf } from '@ramplight/contract/kernel/family'
import type { Family } from '@ramplight/contract/shown-in'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

/** Columns that have no default: the form names it, or the family's own way of creating writes it from the contract. */
const WRITTEN: Partial<Record<Family, readonly string[]>> = {
  users: ['userType'],
  tournaments: ['status', 'timezone'],
  payments: ['status', 'debitOrCredit'],
  'entry-invoices': ['status'],
}
/** Of every record, whatever its family. */
const OF_ALL = ['rev', 'deleted']

async function tablesByName(): Promise<Map<string, PgTable>> {
  const files = globSync('features/**/*.table.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>))
  return new Map(
    modules.flatMap((exported) => Object.values(exported).filter((one) => is(one, PgTable))).map((one) => [getTableName(one), one]),
  )
}

test('LAW: a new row holds in its columns what the contract says that a record starts with', async () => {
  const tables = await tablesByName()
  const different = Object.entries(families).flatMap(([family, { calls }]) => {
    const { get } = calls as Record<string, AnyEndpoint>
    const table = tables.get(family.replaceAll('-', '_'))
    if (!get || !table) return []
    const starts = startsOf(get.response)
    const fields = (get.response as unknown as { shape: object }).shape
    return Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
      const isWritten = !column.hasDefault && WRITTEN[family as Family]?.includes(name)
      if (OF_ALL.includes(name) || (!(name in starts) && !(column.hasDefault && name in fields)) || isWritten) return []
      const [here, declared] = [column.default, starts[name]].map((value) => JSON.stringify(value) ?? 'nothing')
      return here === declared ? [] : [`${family}.${name}: ${here} in the table, ${declared} in the contract`]
    })
  })
  expect(different).toEqual([])
})
