import { type Answer, answerBody } from '@ramplight/contract/sync/questions'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import { applyLeaves, type Leaves, leafAt, same } from '@ramplight/domain/sync/leaves'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { onWire } from '#platform/sync/shown-records'
import type { QuestionRow } from '#platform/sync/sync.table'
import { syncConflicts } from '#platform/sync/sync.table'
import { shownQuestions } from './shown-questions.ts'

export type Answered = { row: QuestionRow; isNew: boolean }

/**
 * Says what counts. The question is held first, so that of two who answer at once one is first; the other hears that it is answered,
 * unless both said the same. An answer closes its question and opens none: so answering comes to an end.
 */
export async function answerQuestion(tx: Tx, id: string, sent: Answer, work: Work, op: string | null = null): Promise<Answered> {
  const [row] = await tx.select().from(syncConflicts).where(eq(syncConflicts.id, id)).for('update')
  const [question] = row ? await shownQuestions(work.deps, tx, [row], work.actor) : []
  if (!row || !question) throw refused('record.not-found')
  const { seen, ...answer } = sent
  if (answer.take === 'value' && answer.value === undefined) throw refused('request.invalid', { fields: 'value' })
  if (row.state === 'done') {
    if (same(row.answer, answer)) return { row, isNew: false }
    throw refused('question.answered', undefined, { answeredBy: row.answeredBy, answer: row.answer })
  }
  if (seen !== undefined && answer.take !== 'theirs' && !same(seen, question.theirs))
    throw refused('question.changed', undefined, { question })
  const own = work.deps.sync.answers.get(`${row.tbl as SyncTable} ${row.field}`)
  const value = answer.take === 'value' ? answer.value : row.mine
  if (answer.take === 'theirs') await noteThatItStays(tx, row, work)
  else if (own) await own.write(tx, row, value, work)
  // With a third value nobody has said what goes with it: that stays as it is.
  else await writeFields(tx, row, { ...(answer.take === 'mine' && row.beside), [row.field]: value }, work)
  const [done] = await tx
    .update(syncConflicts)
    .set({
      state: 'done',
      answer,
      answeredBy: work.actor.id,
      answeredAdmin: work.doer.impersonator ?? null,
      answeredAt: work.doer.at,
      resolvedByOp: op,
      rev: row.rev + 1,
    })
    .where(eq(syncConflicts.id, id))
    .returning()
  return { row: done!, isNew: true }
}

/** As whoever answers would write it: with their rights, and the checks of the family. */
async function writeFields(tx: Tx, { tbl, recId }: QuestionRow, leaves: Leaves, work: Work): Promise<void> {
  const family = work.deps.sync.families.get(tbl as SyncTable)
  await family?.holdFirst?.(tx, [{ kind: 'up', id: recId, set: leaves }])
  const [row] = (await family?.load(tx, [recId], true)) ?? []
  const current = family && row ? (await onWire(family, tx, [row], work.actor)).get(recId) : undefined
  if (!family?.change || !current) throw refused('record.not-found')
  const names = [...new Set(Object.keys(leaves).map((field) => field.split('.')[0]!))]
  const before = Object.fromEntries(names.map((name) => [name, leafAt(current, name) ?? null]))
  // A third value is typed by somebody: it may be none that this field takes.
  const decoded = z.safeDecode(family.schemas.change, applyLeaves(before, leaves))
  if (!decoded.success) throw refused('request.invalid', { fields: names.join(', ') })
  const body = decoded.data as Record<string, unknown>
  const [outcome] = await family.change(tx, [{ id: recId, body: Object.fromEntries(names.map((name) => [name, body[name]])) }], work)
  if (!outcome || 'problem' in outcome) throw outcome?.problem ?? refused('record.not-found')
}

const noteThatItStays = (tx: Tx, { tbl, recId, tournament, field, mine, base }: QuestionRow, { doer }: Work): Promise<void> =>
  writeAudit(tx, doer, {
    action: 'changed',
    family: tbl,
    record: recId,
    tournament,
    summary: `Two versions of ${field}: what is there stays`,
    before: { question: { field, mine, base } },
  })

/** What a device queued. */
export const queuedAnswer = (set: unknown): Answer => {
  const { rec: _, tournament: __, ...answer } = (set ?? {}) as Record<string, unknown>
  return answerBody.parse(answer)
}
