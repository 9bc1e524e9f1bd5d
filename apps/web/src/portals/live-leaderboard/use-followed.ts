import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useState } from 'react'

export type Followed = { has: (entry: string) => boolean; toggle: (entry: string) => void }

const LIMIT = 10

/** Up to ten boats this device follows in a tournament. */
export function useFollowed(tournament: string): Followed {
  const key = `rl-follow-${tournament}`
  const [entries, setEntries] = useState(() => idsIn(readStored(key)))
  return {
    has: (entry) => entries.includes(entry),
    toggle: (entry) => {
      const next = entries.includes(entry) ? entries.filter((e) => e !== entry) : [...entries, entry].slice(-LIMIT)
      setEntries(next)
      // Without storage they are followed for this visit only.
      noteStored(key, next)
    },
  }
}

/** Whatever was kept: a list of ids, or none. */
const idsIn = (kept: unknown): string[] => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
