import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { nextStatus, statusSteps, TOURNAMENT_STATUSES, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'

type Row = Pick<SkinnyTournament, '_id' | 'name' | 'status'>
type Moved = { row: Row; _rev: number }

/** Results make a tournament completed, nothing else does. */
const CHOICES = TOURNAMENT_STATUSES.filter((status) => status !== 'Completed')
type Choice = (typeof CHOICES)[number]

/** Asks for a status and brings many tournaments there, step by step. Can be undone. */
export async function setStatus(rows: readonly Row[]): Promise<boolean> {
  const status = await choose({
    title: rows.length === 1 ? `Status of ${rows[0]?.name}` : `Status of ${rows.length} tournaments`,
    answers: CHOICES.map((value) => ({ value, label: value })),
    usual: nextOfAll(rows),
  })
  if (!status) return false
  const changing = rows.filter((row) => row.status !== status)
  const moved: Moved[] = []
  const failed: string[] = []
  for (const row of changing) {
    try {
      moved.push({ row, _rev: await walk(row._id, row.status, status) })
    } catch (error) {
      failed.push(`${row.name}: ${messageOfError(error)}`)
    }
  }
  if (failed.length > 0) notify.warning(`${failed.length} of ${changing.length} were not changed. ${failed[0]}`)
  const said = `${moved.length === 1 ? `${moved[0]?.row.name} is` : `${moved.length} tournaments are`} ${status} now.`
  if (moved.length > 0) notify.success(said, { undo: { onUndo: () => void takeBack(moved, status) } })
  else if (failed.length === 0) notify.stealth(`All of them are ${status} already.`)
  return true
}

/** What comes next for all of them; null when they are not at the same point. */
function nextOfAll(rows: readonly Row[]): Choice | null {
  const next = new Set(rows.map(({ status }) => nextStatus(status)))
  const [only = null] = next
  return next.size === 1 ? (CHOICES.find((status) => status === only) ?? null) : null
}

/** One step after the other, each on what the one before it left. Answers the last revision. */
async function walk(id: string, from: TournamentStatus, to: TournamentStatus, seen?: number): Promise<number> {
  let _rev = seen
  for (const status of statusSteps(from, to)) {
    const body = { status, ...(_rev !== undefined && { _rev }) }
    _rev = (await call(tournamentCalls.update, { params: { id }, body }))._rev
  }
  return _rev ?? 0
}

/** What somebody else has changed since is not taken back. */
async function takeBack(moved: readonly Moved[], from: TournamentStatus): Promise<void> {
  const failed: string[] = []
  for (const { row, _rev } of moved)
    await walk(row._id, from, row.status, _rev).catch((error) => failed.push(`${row.name}: ${messageOfError(error)}`))
  if (failed.length > 0) notify.warning(`${failed.length} of ${moved.length} stay as they are. ${failed[0]}`)
}
