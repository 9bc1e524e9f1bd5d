import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { type Line, refuseUnbalanced } from '@ramplight/domain/money/posting'
import type { PostingKind } from '@ramplight/domain/money/posting-kinds'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import type { Queryable, Tx } from '#platform/database/types'
import { ledgerLines, ledgerPostings } from './ledger.table.ts'

/** The record that a posting is made from. */
export type Source = { family: string; record: string }

export type Movement = {
  kind: PostingKind
  source: Source
  tournament: string | null
  /** Whose book it is beside that of the tournament. */
  holder?: string | null
  /** When it happened, if not now. */
  at?: string
  /** When people did it, where they write it down later. */
  madeAt?: string | null
  lines: readonly Line[]
}

/** A movement with its place among the postings of its source. */
export type Numbered = Movement & { number: number; reversalOf?: string | null }

/**
 * Posts movements, each once for its source: what is posted already stays, so that a repeat writes nothing. Answers the sources
 * that are new. Runs in the transaction of the caller (without one the database refuses the posting, whose lines
 * come second); one that does not add up is refused before the database refuses it.
 */
export async function post(tx: Tx, movements: readonly Movement[], doer: Doer): Promise<Source[]> {
  const posted = await write(
    tx,
    movements.map((movement) => ({ ...movement, number: 0 })),
    doer,
  )
  return posted.map(({ source }) => source)
}

/** Writes postings and their lines in two statements. Answers those that are new. */
export async function write(tx: Queryable, movements: readonly Numbered[], doer: Doer): Promise<Numbered[]> {
  if (!movements.length) return []
  // Nobody moves money as somebody else, whatever call it comes from.
  if (doer.impersonator) throw refused('impersonation.account')
  for (const { lines } of movements) refuseUnbalanced(lines)
  const whole = movements.map((movement) => ({ id: newId(), ...movement }))
  const rows = whole.map(({ source, lines, ...movement }) => ({
    at: doer.at,
    ...movement,
    madeAt: movement.madeAt ?? doer.made?.get(source.record) ?? null,
    by: doer.id,
    sourceFamily: source.family,
    sourceRecord: source.record,
    lines: lines.length,
  }))
  const written = await insertRows(tx, ledgerPostings, rows)
    .onConflictDoNothing({ target: [ledgerPostings.sourceFamily, ledgerPostings.sourceRecord, ledgerPostings.number] })
    .returning({ id: ledgerPostings.id })
  const ids = new Set((written as { id: string }[]).map(({ id }) => id))
  const fresh = whole.filter(({ id }) => ids.has(id))
  const lines = fresh.flatMap(({ id, lines: own }) => own.map((line, number) => ({ times: 0, charged: 0, ...line, posting: id, number })))
  if (lines.length) await insertRows(tx, ledgerLines, lines)
  return fresh
}
