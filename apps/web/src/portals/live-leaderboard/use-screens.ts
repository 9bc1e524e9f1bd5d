import { type Screens, type Steering, steered, turnAfter, UNSTEERED } from '@ramplight/domain/results/screens'
import { useEffect, useState } from 'react'
import { fetchScreens } from './board-api.ts'

/** `at`: when the screens were steered, by the clock of this TV. */
type Known = Screens & { rev: number; at: number }
/** What this TV shows now. */
export type ShownScreens = Pick<Screens, 'view' | 'turn' | 'message'>

/** While nobody tells of a change, it is asked for. */
const ASK_MS = 15_000
const LOOK_MS = 500

const storedKey = (id: string) => `rl-screens-${id}`
function stored(id: string): Known {
  const start: Known = { ...UNSTEERED, rev: -1, at: Date.now() }
  try {
    const kept = JSON.parse(localStorage.getItem(storedKey(id)) ?? 'null') as Known | null
    // A clock that was set back meanwhile must not stop the pages.
    return kept ? { ...kept, at: Math.min(kept.at, Date.now()) } : start
  } catch {
    return start
  }
}

/** What a key of this TV asks for. */
const KEYS: Readonly<Record<string, (screens: Screens) => Steering>> = {
  ArrowRight: () => ({ step: 1 }),
  ArrowLeft: () => ({ step: -1 }),
  ' ': ({ paused }) => ({ paused: !paused }),
}

/**
 * What a TV shows, as the remote has steered it. Without a network it goes on by what it was told last, also when it is switched
 * off and on again. A key at the TV counts until the remote says something new.
 */
export function useScreens(id: string, steers: number): ShownScreens {
  const [known, setKnown] = useState(() => stored(id))
  const [turn, setTurn] = useState(known.turn)

  useEffect(() => {
    let closed = false
    async function ask() {
      const told = await fetchScreens(id)
      if (!told || closed) return
      setKnown((before) => (told.rev === before.rev ? before : keep(id, { ...told, at: Date.now() - told.age })))
    }
    // Asked again whenever something may have steered it.
    if (steers >= 0) void ask()
    const timer = setInterval(ask, ASK_MS)
    return () => {
      closed = true
      clearInterval(timer)
    }
  }, [id, steers])

  useEffect(() => {
    const look = () => setTurn(turnAfter(known, Date.now() - known.at))
    look()
    const timer = setInterval(look, LOOK_MS)
    const press = (event: KeyboardEvent) => {
      const asked = KEYS[event.key]
      if (!asked) return
      event.preventDefault()
      const now = Date.now()
      setKnown((before) => ({ ...steered(before, asked(before), now - before.at), rev: before.rev, at: now }))
    }
    window.addEventListener('keydown', press)
    return () => {
      clearInterval(timer)
      window.removeEventListener('keydown', press)
    }
  }, [known])

  return { view: known.view, turn, message: known.message }
}

function keep(id: string, known: Known): Known {
  try {
    localStorage.setItem(storedKey(id), JSON.stringify(known))
  } catch {
    // Without storage a restart begins with the usual schedule.
  }
  return known
}
