import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { BOOKS, type Books, newBooks } from '../desk/desk.ts'
import type { Store, StoreTx } from '../ports.ts'
import { type KnownAnswer, knownAnswers } from '../push/answers.ts'
import { givenUpIn } from '../quarantine/given-up.ts'
import { openQuestions } from '../questions/answer.ts'
import type { Settlement, SyncCounts } from '../types.ts'

/** The accounting: every change that was ever made on this device is in exactly one of these. */
export const countAll = (store: Store): Promise<SyncCounts> =>
  store.read(['questions'], async (tx) => {
    const { issued, settled, coalesced, discarded } = ((await tx.kv.get(BOOKS))?.v as Books | undefined) ?? newBooks('')
    return {
      pending: await tx.outbox.count('state', 'pending'),
      sealed: await tx.outbox.count('state', 'sealed'),
      waiting: await tx.outbox.count('state', 'waiting'),
      quarantined: await tx.quarantine.count(),
      conflicts: (await openQuestions(tx)).length,
      issued,
      settled,
      coalesced,
      discarded,
    }
  })

export type Look = { settlements: Map<Id, Settlement>; isOver: boolean }

/**
 * What became of changes, from the store alone: what is neither waiting nor refused is done with. Of one that somebody has given up
 * meanwhile it is why it was refused: nobody has it any more.
 */
export async function lookAt(store: Store, opIds: readonly Id[]): Promise<Look> {
  const { settlements, isOver, answers } = await store.read([], async (tx) => {
    const settlements = new Map<Id, Settlement>()
    const givenUp = await givenUpIn(tx.kv)
    let isOver = true
    for (const opId of opIds) {
      const [kept] = await tx.outbox.where('opId', opId)
      const refusal = kept ? undefined : ((await tx.quarantine.get(opId)) ?? givenUp.find((row) => row.opId === opId))
      if (kept && kept.state !== 'waiting') isOver = false
      settlements.set(
        opId,
        kept ? { kind: 'kept' } : refusal ? { kind: 'refused', refusal } : { kind: 'settled', result: { status: 'applied' } },
      )
    }
    return { settlements, isOver, answers: await answersTo(tx, settlements) }
  })
  if (answers.length) await tellMore(store, answers, settlements)
  return { settlements, isOver }
}

const answersTo = async (tx: StoreTx, settlements: ReadonlyMap<Id, Settlement>): Promise<KnownAnswer[]> =>
  (await knownAnswers(tx)).filter(({ opId }) => settlements.get(opId)?.kind === 'settled')

/** The record as it is here now, the questions that are open, the id it stands under. */
async function tellMore(store: Store, answers: readonly KnownAnswer[], settlements: Map<Id, Settlement>): Promise<void> {
  const tables: SyncTable[] = [...new Set([...answers.map(({ tbl }) => tbl), 'questions' as const])]
  await store.read(tables, async (tx) => {
    const open = await openQuestions(tx)
    for (const { opId, tbl, id, status, alias } of answers) {
      const record = (await tx.rows(tbl).get(alias ?? id)) ?? null
      const conflicts = open.filter(({ op }) => op === opId)
      settlements.set(opId, {
        kind: 'settled',
        result: { status, record, ...(alias && { alias }), ...(conflicts.length && { conflicts }) },
      })
    }
  })
}
