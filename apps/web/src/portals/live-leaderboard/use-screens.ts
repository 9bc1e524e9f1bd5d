import { type Screens, type Steering, steered, turnAfter, UNSTEERED } from '@ramplight/domain/results/screens'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useState } from 'react'
import { SCREENS_SHAPE } from '#platform/board.stamps.ts'
import { fetchScreens } from './board-api.ts'

/** `at`: when the screens were steered, by the clock of this TV. */
type Known = Screens & { rev: number; at: number }
/** What this TV shows now. */
export type ShownScreens = Pick<Screens, 'view' | 'turn' | 'message'>

/** While nobody tells of a change, it is asked for. */
const ASK_MS = 15_000
const LOOK_MS = 500

/** Under the shape of what is kept: another version begins with the usual schedule. */
const storedKey = (id: string) => `rl-screens-${id}-${SCREENS_SHAPE}`
function stored(id: string): Known {
  const kept = readStored<Known>(storedKey(id))
  // A clock that was set back meanwhile must not stop the pages.
  return kept ? { ...kept, at: Math.min(kept.at, Date.now()) } : { ...UNSTEERED, rev: -1, at: Date.now() }
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
  // Without storage a restart begins with the usual schedule.
  noteStored(storedKey(id), known)
  return known
}
