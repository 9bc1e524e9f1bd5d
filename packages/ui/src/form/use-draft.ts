import { useEffect, useRef, useState } from 'react'
import { noteStored, readStored, writeStored } from '../values/stored-state.ts'

type Kept<Values> = { values: Values; savedAt: number }

type DraftOptions<Values> = {
  /** One per form and thing: `tournament-6641…`. */
  key: string
  values: Values
  /** Nothing is kept while this is false, so an untouched form leaves no draft. */
  isDirty: boolean
  everyMs?: number
}

export type Draft<Values> = {
  /** What an earlier visit left here; null once restored or thrown away. */
  found: Kept<Values> | null
  /** When the values of this visit were last kept. */
  keptAt: number | null
  /** Takes the found values; the caller puts them into its form. */
  restore: () => Values | null
  /** After a save, or "Throw away". */
  clear: () => void
}

/** A closed tab, an empty battery or a lost login costs at most two seconds of typing. */
export function useDraft<Values>({ key, values, isDirty, everyMs = 2000 }: DraftOptions<Values>): Draft<Values> {
  const place = `rl-draft-${key}`
  const [found, setFound] = useState(() => readStored<Kept<Values>>(place))
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const latest = useRef({ values, isDirty, written: '' })
  latest.current.values = values
  latest.current.isDirty = isDirty

  useEffect(() => {
    const keep = () => {
      const { values: current, isDirty: dirty, written } = latest.current
      const text = JSON.stringify(current)
      if (!dirty || text === written) return
      latest.current.written = text
      const savedAt = Date.now()
      if (writeStored(place, { values: current, savedAt })) setKeptAt(savedAt)
    }
    const timer = setInterval(keep, everyMs)
    window.addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [place, everyMs])

  return {
    found,
    keptAt,
    restore: () => {
      setFound(null)
      return found?.values ?? null
    },
    clear: () => {
      latest.current.written = JSON.stringify(latest.current.values) // the same values are not kept again
      noteStored(place, null)
      setFound(null)
      setKeptAt(null)
    },
  }
}
