import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { nextStatus, statusSteps, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { tellUnknown } from '#platform/do-to-many.ts'
import { t } from './tournaments.texts.ts'

type Row = Pick<SkinnyTournament, '_id' | 'name' | 'status'>
/** How far a tournament came, from where, and what stopped it; `isUnknown`: no answer came, it may have come further. */
type Way = { row: Row; from: TournamentStatus; to: TournamentStatus; _rev: number; problem?: string; isUnknown?: boolean }

/** What is planned ahead for many. An event is started, closed and completed on its day, each by itself. */
const AHEAD = ['Draft', 'Scheduled', 'Open'] as const
const isAhead = (status: TournamentStatus) => AHEAD.some((one) => one === status)

/** Asks for a status and brings many tournaments there, step by step. Can be undone. */
export async function setStatus(rows: readonly Row[]): Promise<boolean> {
  const status = await choose({
    title: t('setStatus.title', { count: rows.length, name: rows[0]?.name ?? '' }),
    text: t('setStatus.whatItMeans'),
    answers: AHEAD.map((value) => ({ value, label: t(`status.${value}`) })),
    usual: nextOfAll(rows),
  })
  if (!status) return false
  const ways: Way[] = []
  for (const row of rows) ways.push(await bring(row, status))
  const moved = ways.filter(({ from, to }) => from !== to)
  const stopped = ways.filter(({ problem, isUnknown }) => problem && !isUnknown)
  const unknown = ways.filter(({ isUnknown }) => isUnknown)
  tellUnknown(unknown.map(({ row }) => row.name))
  const there = ways.filter(({ from, to, problem }) => from !== to && !problem)
  const [firstStopped] = stopped
  if (firstStopped)
    notify.warning(
      t('setStatus.someAreNot', {
        count: stopped.length,
        total: rows.length,
        status: t(`status.${status}`),
        name: firstStopped.row.name,
        reason: firstStopped.problem ?? '',
      }),
    )
  const undo = { onUndo: () => void takeBack(moved), isOnlyWay: true }
  if (there.length > 0)
    notify.success(t('setStatus.areNow', { count: there.length, name: there[0]?.row.name ?? '', status: t(`status.${status}`) }), { undo })
  else if (stopped.length + unknown.length === 0) notify.stealth(t('setStatus.allAreAlready', { status: t(`status.${status}`) }))
  return true
}

/** What comes next for all of them; null when they are not at the same point. */
function nextOfAll(rows: readonly Row[]): (typeof AHEAD)[number] | null {
  const next = new Set(rows.map(({ status }) => nextStatus(status)))
  const [only = null] = next
  return next.size === 1 ? (AHEAD.find((status) => status === only) ?? null) : null
}

/** Begins where the tournament is now: the list may be of a while ago. */
async function bring(row: Row, to: TournamentStatus): Promise<Way> {
  try {
    const { status, _rev } = await call(tournamentCalls.get, { params: { id: row._id } })
    if (!isAhead(status))
      return { row, from: status, to: status, _rev, problem: t('setStatus.isAlready', { status: t(`status.${status}`) }) }
    return await walk({ row, from: status, to: status, _rev }, to)
  } catch (error) {
    return { row, from: row.status, to: row.status, _rev: 0, problem: messageOfError(error) }
  }
}

/** One step after the other, each on what the one before it left. */
async function walk(way: Way, to: TournamentStatus): Promise<Way> {
  let at = way
  for (const status of statusSteps(way.to, to)) {
    try {
      const { _rev } = await call(tournamentCalls.update, { params: { id: way.row._id }, body: { status, _rev: at._rev } })
      at = { ...at, to: status, _rev }
    } catch (error) {
      return { ...at, problem: messageOfError(error), isUnknown: error instanceof CallError && error.isUnknown }
    }
  }
  return at
}

/** What somebody else has changed since is not taken back. */
async function takeBack(moved: readonly Way[]): Promise<void> {
  const stopped: Way[] = []
  const unknown: string[] = []
  for (const { problem: _, isUnknown: __, ...way } of moved) {
    const back = await walk(way, way.from)
    if (back.isUnknown) unknown.push(back.row.name)
    else if (back.problem) stopped.push(back)
  }
  tellUnknown(unknown)
  if (stopped.length > 0)
    notify.warning(
      t('setStatus.someStay', {
        count: stopped.length,
        total: moved.length,
        name: stopped[0]?.row.name ?? '',
        reason: stopped[0]?.problem ?? '',
      }),
    )
}
