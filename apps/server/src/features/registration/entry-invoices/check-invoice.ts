import type { EntryInvoice } from '@ramplight/contract/registration/entry-invoices'
import { refused } from '@ramplight/domain/kernel/errors'
import { statusPhrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { Cents } from '@ramplight/domain/kernel/units'
import { isStored } from '#platform/database/records'
import { wrongField } from '#platform/http/wrong-field'
import type { EntryRow } from '../tournament-entries/index.ts'

type Lines = EntryInvoice['lines']
export type Sent = Partial<Pick<EntryInvoice, 'entry' | 'tournament' | 'user' | 'lines' | 'amount' | 'status' | 'note'>>
type Stored = Required<Pick<EntryInvoice, 'entry' | 'tournament' | 'user' | 'lines' | 'amount' | 'status'>>

/** To the cent: costs are whole cents, and quantities whole numbers. */
export const sumOfLines = (lines: Lines): Cents => lines.reduce((sum, { cost, quantity = 1 }) => sum + cost * quantity, 0)

/** The amount of an invoice with these lines; one that somebody typed must be the same. */
export function amountOf(lines: Lines, typed: Cents | undefined): Cents {
  const amount = sumOfLines(lines)
  if (amount < 0) throw wrongField('lines', 'take off more than they cost: nobody is asked to pay less than nothing', lines)
  if (typed !== undefined && typed !== amount)
    throw wrongField('amount', `must be the sum of the lines, ${(amount / 100).toFixed(2)}`, typed)
  return amount
}

/** An invoice is for somebody of an entry of its tournament. */
export function refuseStrange({ tournament, user }: Required<Pick<Sent, 'tournament' | 'user'>>, entry: EntryRow): void {
  if (entry.tournament !== tournament) throw refused('reference.unknown', { field: 'entry' })
  if (!entry.users.includes(user) && entry.sub !== user) throw refused('reference.unknown', { field: 'user' })
}

/** A void invoice stays as it is; one that was paid may be voided, and have a note. */
export function refuseSettled(row: Stored, sent: Sent): void {
  const changed = Object.entries(sent).filter(([field, value]) => !field.startsWith('_') && !isStored(row, { [field]: value }))
  const names = changed.map(([field]) => field)
  for (const fixed of ['entry', 'tournament']) if (names.includes(fixed)) throw refused('reference.unknown', { field: fixed })
  const isAllowed = (field: string) =>
    row.status === 'open' || (row.status === 'paid' && (field === 'note' || (field === 'status' && sent.status === 'void')))
  if (!names.every(isAllowed)) throw refused('invoice.settled', { status: statusPhrase('invoice-status', row.status) })
}
