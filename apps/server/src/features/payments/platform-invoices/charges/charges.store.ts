import { owedOfBill, type PlatformMoney, type PlatformMovement, platformMoney } from '@ramplight/domain/money/platform-charges'
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { type InvoiceRow, platformInvoices, platformMovements } from '../platform-invoices.table.ts'

export type MovementRow = typeof platformMovements.$inferSelect

/** What a card has paid the platform for: an invoice, or a bill that the provider made for a level. `at`: when, as the caller knows it. */
export type PaidFor = { what: 'invoice' | 'bill'; record: string; director: string; at?: string }

/** What has moved for these, by what they are (`invoice <id>`, `bill <id>`). */
export async function movementsOf(db: Queryable, sources: readonly string[]): Promise<Map<string, MovementRow[]>> {
  if (!sources.length) return new Map()
  const rows = await db
    .select()
    .from(platformMovements)
    .where(inArray(platformMovements.source, [...sources]))
    .orderBy(asc(platformMovements.at), asc(platformMovements.key))
  return Map.groupBy(rows, ({ source }) => source)
}

export const asMovement = ({ key, kind, amount, providerFee: fee }: MovementRow): PlatformMovement => ({
  kind,
  id: key.slice(kind.length + 1),
  amount,
  fee,
})

export const sourceOf = (what: 'invoice' | 'bill', record: string): string => `${what} ${record}`

/** What has become of the money of these invoices, by their ids; those that no card has paid are left out. */
export async function invoiceMoney(db: Queryable, ids: readonly string[]): Promise<Map<string, PlatformMoney>> {
  const moved = await movementsOf(
    db,
    ids.map((id) => sourceOf('invoice', id)),
  )
  return new Map([...moved].map(([source, rows]) => [source.slice('invoice '.length), platformMoney(rows.map(asMovement))]))
}

/** Of these something is to be paid. */
export const UNPAID = ['open', 'failed'] as const satisfies InvoiceRow['status'][]
export const isUnpaid = ({ status }: Pick<InvoiceRow, 'status'>): boolean => status === 'open' || status === 'failed'

/** What is to be paid of an invoice now. */
export const owedNow = ({ amount, ...row }: Pick<InvoiceRow, 'amount' | 'status'>, money: PlatformMoney = platformMoney([])): number =>
  isUnpaid(row) ? owedOfBill(amount, money) : 0

export const owedOf = async (db: Queryable, row: InvoiceRow): Promise<number> =>
  owedNow(row, (await invoiceMoney(db, [row.id])).get(row.id))

/** How often a card has paid an invoice. */
export async function paymentsOf(db: Queryable, id: string): Promise<number> {
  const source = sourceOf('invoice', id)
  return ((await movementsOf(db, [source])).get(source) ?? []).filter(({ kind }) => kind === 'payment').length
}

export type PaidPlatform = { what: 'invoice' | 'bill'; director: string; month: string | null }

/** Who has paid the platform, and for which month, by what it was. */
export async function paidPlatform(db: Queryable, sources: readonly string[]): Promise<Map<string, PaidPlatform>> {
  const moved = await movementsOf(db, sources)
  const ids = [...moved.keys()].flatMap((source) => (source.startsWith('invoice ') ? [source.slice('invoice '.length)] : []))
  const rows = await db
    .select({ id: platformInvoices.id, month: platformInvoices.month })
    .from(platformInvoices)
    .where(inArray(platformInvoices.id, ids))
  const months = new Map(rows.map(({ id, month }) => [sourceOf('invoice', id), month]))
  return new Map(
    [...moved].map(([source, [first]]) => [
      source,
      { what: source.startsWith('invoice ') ? 'invoice' : 'bill', director: first!.director, month: months.get(source) ?? null },
    ]),
  )
}
