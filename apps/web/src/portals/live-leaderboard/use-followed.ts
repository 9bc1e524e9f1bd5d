import { useState } from 'react'

export type Followed = { has: (entry: string) => boolean; toggle: (entry: string) => void }

const LIMIT = 10

/** Up to ten boats this device follows in a tournament. */
export function useFollowed(tournament: string): Followed {
  const key = `rl-follow-${tournament}`
  const [entries, setEntries] = useState<string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    } catch {
      return []
    }
  })
  return {
    has: (entry) => entries.includes(entry),
    toggle: (entry) => {
      const next = entries.includes(entry) ? entries.filter((e) => e !== entry) : [...entries, entry].slice(-LIMIT)
      setEntries(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Followed for this visit only.
      }
    },
  }
}
