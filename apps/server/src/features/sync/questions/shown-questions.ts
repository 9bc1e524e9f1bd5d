import type { Question } from '@ramplight/contract/sync/questions'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { leafAt } from '@ramplight/domain/sync/leaves'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { toQuestion } from '#platform/sync/questions'
import { shownRecords } from '#platform/sync/shown-records'
import type { QuestionRow } from '#platform/sync/sync.table'

/** Who may see what was done to a record is who may change it, and who is asked. Of what has no history its tournament decides. */
async function mayAnswer({ history }: AppDeps, db: Queryable, actor: Actor, { tbl, recId, tournament }: QuestionRow): Promise<boolean> {
  const guard = history.get(tbl)
  if (guard) return guard(db, actor, recId)
  return tournament !== null && ((await history.get('tournaments')?.(db, actor, tournament)) ?? false)
}

/** Those of these questions that this person may answer, with what is there now. */
export async function shownQuestions(deps: AppDeps, db: Queryable, rows: QuestionRow[], actor: Actor): Promise<Question[]> {
  const { sync } = deps
  const named = (row: QuestionRow) => ({ tbl: row.tbl as SyncTable, id: row.recId })
  const shown = await shownRecords(sync, db, rows.map(named), actor, ({ deleted }) => !deleted)
  const may = new Map<string, boolean>()
  for (const row of rows) if (!may.has(row.recId)) may.set(row.recId, await mayAnswer(deps, db, actor, row))
  const questions: Question[] = []
  for (const row of rows) {
    const record = shown(named(row))
    const isHidden = sync.families.get(named(row).tbl)?.hiddenFrom?.(actor, row.recId).includes(row.field.split('.')[0]!)
    if (!record || !may.get(row.recId) || isHidden) continue
    const other = sync.answers.get(`${named(row).tbl} ${row.field}`)?.theirs
    const theirs = row.state === 'done' ? row.theirs : other ? await other(db, row) : (leafAt(record, row.field) ?? null)
    questions.push({ ...toQuestion(row), theirs })
  }
  return questions
}
