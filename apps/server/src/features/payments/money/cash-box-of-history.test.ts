import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CashLog, cashIn, linesOfCashLog, voidedIn, writtenTwice } from '@ramplight/domain/money/cash-log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase, migrationsFolder } from '#platform/database/migrate'
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'before-cash-box-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> => (await database.pool.query(text, values)).rows as R[]

/** The tables as they were before the cash box was a log. */
async function asItWas(): Promise<void> {
  await query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade')
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const until = journal.entries.findIndex(({ tag }) => tag === '0102_cash_box')
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
  await migrateDatabase(database.pool, folder)
}

/** A row with as little as the table takes. */
async function aTournament(id: string): Promise<void> {
  const columns = await query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = 'tournaments' and is_nullable = 'NO' and column_default is null`,
  )
  const known: Record<string, unknown> = {
    id,
    status: 'Draft',
    date_span_type: 'single',
    timezone: 'CST',
    tournament_dates: ['2027-06-12'],
  }
  const byType: Record<string, unknown> = { jsonb: [], boolean: false, integer: 0, bigint: 0, date: '2027-06-12' }
  const values = columns.map(({ name, type }) => {
    const value = known[name] ?? (type.startsWith('timestamp') ? '2027-06-12T00:00:00Z' : (byType[type] ?? 'x'))
    return type === 'jsonb' ? JSON.stringify(value) : value
  })
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  await query(`insert into tournaments (${names}) values (${values.map((_, n) => `$${n + 1}`).join(', ')})`, values)
}

/** Money that was written down, as `record-money` did it; taken back, it has a second posting that reverses the first. */
async function written(id: string, record: { amount: number; direction: 'in' | 'out'; day: string; at: string; back?: string }) {
  const { amount, direction, day, at, back = null } = record
  const purpose = direction === 'in' ? 'sponsor' : 'expense'
  await query(
    `insert into money_records (id, at, tournament, day, amount, direction, purpose, method, note, by, taken_back_at, taken_back_by, taken_back_why)
      values ($1, $2, 't', $3, $4, $5, $6, 'cash', 'Bait', 'ana', $7, $8, $9)`,
    [id, at, day, amount, direction, purpose, back, back && 'ana', back && 'Typed twice'],
  )
  const came = direction === 'in' ? amount : -amount
  for (const [number, sign] of back
    ? [
        [0, 1],
        [1, -1],
      ]
    : ([[0, 1]] as const)) {
    await query('begin')
    await query(
      `insert into ledger_postings (id, at, kind, tournament, source_family, source_record, number, reversal_of, lines)
        values ($1, $2, 'correction', 't', 'money-records', $3, $4, $5, 2)`,
      [`${id}p${number}`, number ? back : at, id, number, number ? `${id}p0` : null],
    )
    await query(
      `insert into ledger_lines (posting, number, account, amount, times, charged) values ($1, 0, 'cash', $2, 0, 0), ($1, 1, $4, $3, 0, 0)`,
      [`${id}p${number}`, sign! * came, -sign! * came, purpose],
    )
    await query('commit')
  }
}

test('counts and money of before are in the log under their ids, the ledger is byte for byte as it was, and devices count the same cash', async () => {
  await asItWas()
  await aTournament('t')
  await written('m1', { amount: 50_000, direction: 'in', day: '2027-06-10', at: '2027-06-12T10:00:00Z' })
  await written('m2', { amount: 4_000, direction: 'out', day: '2027-06-12', at: '2027-06-12T11:00:00Z' })
  await written('m3', { amount: 4_000, direction: 'out', day: '2027-06-12', at: '2027-06-12T11:00:01Z', back: '2027-06-12T11:05:00Z' })
  await query(
    `insert into cash_counts (id, at, tournament, counted, expected, by) values ('c1', '2027-06-12T12:00:00Z', 't', 45000, 46000, 'ana')`,
  )
  const ledger = () =>
    query('select p::text as posting, l::text as line from ledger_postings p join ledger_lines l on l.posting = p.id order by 1, 2')
  const before = await ledger()
  expect(before).toHaveLength(8)
  const [was] = await query<{ money: { place: string; left: number }[] }>(`select money_besides as money from tournaments where id = 't'`)
  expect(was!.money).toMatchObject([{ place: 'cash', left: 46_000 }])

  await migrateDatabase(database.pool)

  expect(await ledger()).toEqual(before)
  const [row] = await query<{ log: CashLog; besides: unknown }>(
    `select cash_log as log, money_besides as besides from tournaments where id = 't'`,
  )
  const { log, besides } = row!
  expect(besides).toBeNull()
  expect(linesOfCashLog(log).find(({ account }) => account === 'cash')).toMatchObject({ amount: 46_000 })
  expect(cashIn(log)).toMatchObject([
    { item: 'm1', at: '2027-06-10T12:00:00.000Z', event: { kind: 'income', purpose: 'sponsor', note: 'Bait', by: 'ana' } },
    { item: 'm2', at: '2027-06-12T11:00:00.000Z', event: { kind: 'expense', amount: 4_000 } },
    { item: 'c1', event: { kind: 'count', amount: 45_000, expected: 46_000, device: null } },
  ])
  expect(voidedIn(log)).toMatchObject([{ item: 'm3', why: 'Typed twice' }])
  expect(writtenTwice(log)).toEqual([])
})
