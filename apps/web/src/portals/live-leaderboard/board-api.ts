import type { WireResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import type { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { isoDateOf } from '@ramplight/ui/values/times'
import { askServer } from '#platform/ask-server.ts'
import type { Board } from './board-model.ts'

type Skinny = WireResponseOf<(typeof tournamentCalls)['skinnySearch']>
export type BoardCard = Skinny['message'][number]

export type BoardAnswer =
  | { kind: 'board'; board: Board; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'not-found' }
  | { kind: 'unreachable' }

const TIMEOUT_MS = 8000

/** Fetches the board; with the ETag of the one we have, an unchanged one costs nothing. */
export async function fetchBoard(id: string, etag: string | null): Promise<BoardAnswer> {
  const heard = await askServer(`/api/tournament-results/board/${encodeURIComponent(id)}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  }).catch(() => null)
  if (!heard) return { kind: 'unreachable' }
  if (heard.status === 304) return { kind: 'unchanged' }
  // Asked too often: the board is there, and the last one stays.
  if (!heard.ok) return { kind: heard.status < 500 && heard.status !== 429 ? 'not-found' : 'unreachable' }
  const board = heard.answer as Partial<Board> | null
  return Array.isArray(board?.rows) && board.tournament
    ? { kind: 'board', board: board as Board, etag: heard.headers.get('etag') }
    : { kind: 'unreachable' }
}

export type PlaceOnTheWay = WireResponseOf<typeof tournamentResultCalls.boardPlaces>['places'][number]

/** Where a boat stood through the event; null: nobody answered. */
export async function fetchPlaces(id: string, entry: string): Promise<PlaceOnTheWay[] | null> {
  const path = `/api/tournament-results/board/${encodeURIComponent(id)}/places/${encodeURIComponent(entry)}`
  const heard = await askServer(path, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' }).catch(() => null)
  const places = heard?.ok ? (heard.answer as Partial<{ places: PlaceOnTheWay[] }> | null)?.places : null
  return Array.isArray(places) ? places : null
}

export type Screens = WireResponseOf<typeof tournamentResultCalls.boardScreens>

/** What the TVs of the event show; null: nobody answered. */
export async function fetchScreens(id: string): Promise<Screens | null> {
  const heard = await askServer(`/api/tournament-results/board/${encodeURIComponent(id)}/screens`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  }).catch(() => null)
  const answer = heard?.ok ? (heard.answer as Partial<Screens> | null) : null
  return typeof answer?.rev === 'number' ? (answer as Screens) : null
}

async function search(terms: object): Promise<BoardCard[]> {
  const heard = await askServer('/api/tournaments/skinny-search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicSearch: true, pageSize: 20, ...terms }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const cards = heard.ok ? (heard.answer as Partial<Skinny> | null)?.message : null
  if (!Array.isArray(cards)) throw new Error('search refused')
  return cards
}

const daysAgo = (days: number) => isoDateOf(Date.now() - days * 86_400_000)

export type BoardLists = { live: BoardCard[]; next: BoardCard[]; recent: BoardCard[] }

/** Boards to open: on the water now, coming up, and the last ones. */
export async function fetchBoardLists(): Promise<BoardLists> {
  const [live, next, past] = await Promise.all([
    search({ liveMode: true, startDate: daysAgo(10), startDateRange: 'After' }),
    search({ startDate: daysAgo(1), startDateRange: 'After', status: ['Scheduled', 'Open'], cancelled: false }),
    search({
      startDate: daysAgo(400),
      startDateEnd: daysAgo(0),
      startDateRange: 'Between',
      status: ['Closed', 'Completed'],
      cancelled: false,
      sortField: 'startDate',
      sortOrder: 'desc',
    }),
  ])
  return { live, next: next.slice(0, 6), recent: past.slice(0, 8) }
}
