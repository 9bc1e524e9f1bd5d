import { FULL_HOUSE_S } from '@ramplight/contract/realtime/full-house'
import type { BoardChange } from '@ramplight/contract/realtime/live-channel'
import { patchedBoard } from '@ramplight/domain/results/board-patch'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepBoard } from '#platform/kept-boards.ts'
import { fetchBoard } from './board-api.ts'
import { type Board, type Connection, type Move, movesBetween } from './board-model.ts'

/** `live`: told of every change. `catching-up`: asking every few seconds. `lost`: no answer; the last board stays. */
/** Whom a scale or the MC has just called, and what the scale shows, in ounces. */
export type Called = { entry: string; reading: number | null }
/** `steers`: counts what may have steered the screens. */
export type BoardView = {
  board: Board | null
  moves: Map<string, Move>
  connection: Connection
  missing: boolean
  called: Called | null
  steers: number
}

type Heard = { revision?: number; spread?: number; patch?: BoardChange; entry?: string; reading?: number }

const CHANGED_MS = 8000
/** A television keeps it until the weight is in, or the next boat is called. */
export const CALLED_MS = { phone: 6000, tv: 120_000 }
const POLL_MS = 15_000
/** A channel that says nothing for this long is asked about: a line can be dead without anybody noticing. */
const QUIET_MS = 60_000
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000]

/** A moment of one's own around this one: a crowd that lost its line at the same time does not come back at the same time. */
const about = (ms: number): number => ms * (0.5 + Math.random())

/**
 * Keeps one board current: the live channel says that something changed, the board is fetched, unless the change came with the news, and
 * while the channel is down it is asked for. Comes back by itself after a lost network, a sleeping phone or a restarted server.
 * `kept`: what this device showed last.
 */
export function useBoard(id: string, kept: Board | null, calledMs = CALLED_MS.phone): BoardView {
  const [board, setBoard] = useState<Board | null>(kept)
  const [moves, setMoves] = useState<Map<string, Move>>(new Map())
  const [connection, setConnection] = useState<Connection>('catching-up')
  const [missing, setMissing] = useState(false)
  const [called, setCalled] = useState<Called | null>(null)
  const [steers, setSteers] = useState(0)
  const latest = useRef<{ board: Board | null; etag: string | null; busy: boolean; again: boolean }>({
    board,
    etag: null,
    busy: false,
    again: false,
  })

  const show = useCallback(
    (next: Board, etag: string | null) => {
      const state = latest.current
      setMoves(movesBetween(state.board, next))
      state.board = next
      state.etag = etag
      setBoard(next)
      setMissing(false)
      void keepBoard(id, next)
    },
    [id],
  )

  /** False where the change is of another board than ours, or ours is on its way. */
  const take = useCallback(
    ({ from, fromTag, tag, ...patch }: BoardChange): boolean => {
      const { board: here, etag, busy } = latest.current
      // A corrected name moves no revision: the tag says that it is the same board to the byte.
      if (busy || here?.revision !== from || etag !== fromTag) return false
      show(patchedBoard(here, patch), tag)
      return true
    },
    [show],
  )

  /** False when nobody answered. */
  const refresh = useCallback(async (): Promise<boolean> => {
    const state = latest.current
    if (state.busy) {
      state.again = true
      return true
    }
    state.busy = true
    const answer = await fetchBoard(id, state.etag)
    state.busy = false
    if (answer.kind === 'board') show(answer.board, answer.etag)
    if (answer.kind === 'not-found') setMissing(true)
    setConnection((now) => (answer.kind === 'unreachable' ? 'lost' : now === 'lost' ? 'catching-up' : now))
    if (state.again) {
      state.again = false
      void refresh()
    }
    return answer.kind !== 'unreachable'
  }, [id, show])

  useEffect(() => {
    let closed = false
    let failures = 0
    let heardAt = Date.now()
    let source: EventSource | null = null
    let retry: ReturnType<typeof setTimeout> | undefined
    let asking: ReturnType<typeof setTimeout> | undefined

    function open() {
      clearTimeout(retry)
      source?.close()
      source = new EventSource(`/events/stream?tournament=${encodeURIComponent(id)}`)
      const heard = (event: MessageEvent<string>) => {
        failures = 0
        heardAt = Date.now()
        setConnection('live')
        const { revision, spread = 0, patch, entry, reading = null } = JSON.parse(event.data) as Heard
        if (entry) setCalled({ entry, reading })
        if (revision === undefined || revision === latest.current.board?.revision) return
        if (patch && take(patch)) return
        if (!spread) return void refresh()
        // One of a crowd: what comes meanwhile is fetched with it.
        asking ??= setTimeout(ask, Math.random() * spread)
      }
      const heardSteering = () => setSteers((count) => count + 1)
      // With each new line too: what was said before it is gone.
      for (const type of ['hello', 'screens-steered']) source.addEventListener(type, heardSteering)
      for (const type of ['hello', 'standings-changed', 'weigh-in-announced']) source.addEventListener(type, heard)
      source.onerror = () => lose(source?.readyState === EventSource.CLOSED)
    }

    /** The channel is gone, or the device says that it has no network: the line itself may not notice for minutes. */
    function lose(isRefused = false) {
      source?.close()
      clearTimeout(retry)
      if (closed) return
      setConnection((now) => (now === 'live' ? 'catching-up' : now))
      // An answer that is no stream, such as a full house, is not asked for again so soon; the board is, until then.
      const wait = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!
      retry = setTimeout(open, isRefused && failures > 1 ? FULL_HOUSE_S * 1000 * (1 + Math.random()) : about(wait))
      void refresh()
    }

    function ask() {
      asking = undefined
      void refresh()
    }

    function comeBack() {
      failures = 0
      open()
      void refresh()
    }

    async function look() {
      const isOpen = source?.readyState === EventSource.OPEN
      if (isOpen && Date.now() - heardAt < QUIET_MS) return
      heardAt = Date.now()
      if (!(await refresh()) && isOpen) lose()
    }

    void refresh()
    open()
    const poll = setInterval(look, POLL_MS)
    const wake = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', comeBack)
    const goOffline = () => lose()
    window.addEventListener('offline', goOffline)
    return () => {
      closed = true
      source?.close()
      clearTimeout(retry)
      clearTimeout(asking)
      clearInterval(poll)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', comeBack)
      window.removeEventListener('offline', goOffline)
    }
  }, [id, refresh, take])

  useEffect(() => {
    if (!moves.size) return
    const timer = setTimeout(() => setMoves(new Map()), CHANGED_MS)
    return () => clearTimeout(timer)
  }, [moves])

  useEffect(() => {
    if (!called) return
    const timer = setTimeout(() => setCalled(null), calledMs)
    return () => clearTimeout(timer)
  }, [called, calledMs])

  return { board, moves, connection, missing, called, steers }
}
