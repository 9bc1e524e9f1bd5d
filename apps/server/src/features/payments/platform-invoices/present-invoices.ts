import type { FeeLine, PlatformInvoice } from '@ramplight/contract/payments/platform-invoices'
import type { FeeLine as StoredLine } from '@ramplight/domain/money/monthly-bill'
import { inArray } from 'drizzle-orm'
import { fullNames } from '#features/people/users/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { invoiceMoney, owedNow } from './charges/index.ts'
import type { InvoiceRow } from './platform-invoices.table.ts'

type Named = { tournaments: Map<string, { name: string; startDate: string }>; people: Map<string, string> }

/** The names that lines and invoices speak of, in two statements. Ids are kept and names looked up: who was erased has none. */
export async function namesIn(db: Queryable, lines: StoredLine[], others: string[]): Promise<Named> {
  const { table } = tournamentStore
  const ids = [...new Set(lines.map(({ tournament }) => tournament))]
  const rows = ids.length
    ? await db.select({ id: table.id, name: table.name, startDate: table.startDate }).from(table).where(inArray(table.id, ids))
    : []
  const anglers = lines.flatMap(({ added, givenBack }) => [...added, ...givenBack])
  return {
    tournaments: new Map(rows.map((row) => [row.id, row])),
    people: await fullNames(db, [...new Set([...anglers, ...others])]),
  }
}

/** People of a bill with the names that they have today. */
export const namedPeople = ({ people }: Named, ids: readonly string[]) => ids.map((angler) => ({ angler, name: people.get(angler) ?? '' }))

export const presentLine = (names: Named, { added, givenBack, ...line }: StoredLine): FeeLine => {
  const event = names.tournaments.get(line.tournament)
  const people = { added: namedPeople(names, added), givenBack: namedPeople(names, givenBack) }
  return { ...line, ...people, tournamentName: event?.name ?? '', day: event?.startDate ?? null }
}

/** Invoices as they are shown, with their names looked up together. */
export async function presentInvoices(db: Queryable, rows: InvoiceRow[]): Promise<PlatformInvoice[]> {
  const names = await namesIn(
    db,
    rows.flatMap(({ lines }) => lines),
    rows.flatMap(({ director, licensed }) => [director, ...licensed]),
  )
  const money = await invoiceMoney(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, lines, licensed, director, firstTryAt: _first, intent: _intent, ...row }) => ({
    ...row,
    _id: id,
    owed: owedNow(row, money.get(id)),
    refunded: money.get(id)?.refunded ?? 0,
    disputed: money.get(id)?.disputed ?? 0,
    director,
    directorName: names.people.get(director) ?? '',
    lines: lines.map((line) => presentLine(names, line)),
    licensed: namedPeople(names, licensed),
  }))
}
