import type { WireResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
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
  const response = await fetch(`/api/tournament-results/board/${encodeURIComponent(id)}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  }).catch(() => null)
  if (response?.status === 304) return { kind: 'unchanged' }
  if (response?.ok) return { kind: 'board', board: (await response.json()) as Board, etag: response.headers.get('etag') }
  return response && response.status < 500 ? { kind: 'not-found' } : { kind: 'unreachable' }
}

async function search(terms: object): Promise<BoardCard[]> {
  const response = await fetch('/api/tournaments/skinny-search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicSearch: true, pageSize: 20, ...terms }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error('search refused')
  return ((await response.json()) as Skinny).message
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export type BoardLists = { live: BoardCard[]; next: BoardCard[]; recent: BoardCard[] }

/** Boards to open: on the water now, coming up, and the last ones. */
export async function fetchBoardLists(): Promise<BoardLists> {
  const [live, next, past] = await Promise.all([
    search({ liveMode: true, startDate: daysAgo(10), startDateRange: 'After' }),
    search({ startDate: daysAgo(1), startDateRange: 'After', status: ['Scheduled', 'Open'] }),
    search({
      startDate: daysAgo(400),
      startDateEnd: daysAgo(0),
      startDateRange: 'Between',
      status: ['Closed', 'Completed'],
      sortField: 'startDate',
      sortOrder: 'desc',
    }),
  ])
  return { live, next: next.slice(0, 6), recent: past.slice(0, 8) }
}
