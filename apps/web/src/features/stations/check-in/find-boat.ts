import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isInName } from '@ramplight/domain/registration/name-key'
import { fullNames } from '#platform/values/entry-name.ts'

const ID = /^[0-9a-f]{24}$/

/** The boat that an angler's code names; null: the text is no such code. `elsewhere`: it is one of another tournament. */
export function boatOfCode(text: string, tournament: string): { entry: string } | 'elsewhere' | null {
  let url: URL
  try {
    url = new URL(text.trim())
  } catch {
    return null
  }
  const [, event] = /^\/director\/tournaments\/([0-9a-f]{24})\/entries$/.exec(url.pathname) ?? []
  const entry = url.searchParams.get('entry') ?? ''
  if (!event || !ID.test(entry)) return null
  return event === tournament ? { entry } : 'elsewhere'
}

/** The boats that a search means: digits are a boat number, everything else parts of names. */
export function boatsOf(entries: readonly TournamentEntry[], search: string): readonly TournamentEntry[] {
  const words = search.trim()
  if (words === '') return entries
  if (/^\d+$/.test(words)) return entries.filter(({ boatNumber }) => String(boatNumber ?? '').startsWith(words))
  return entries.filter((entry) => words.split(/\s+/).every((word) => isInName(fullNames(entry), word)))
}

/** The one boat that Enter means: the boat of this number, or the only one that was found. */
export function meantBy(entries: readonly TournamentEntry[], search: string): TournamentEntry | null {
  const digits = search.trim()
  if (digits === '') return null
  const numbered = /^\d+$/.test(digits) ? entries.find(({ boatNumber }) => String(boatNumber) === digits) : undefined
  const found = boatsOf(entries, digits)
  return numbered ?? (found.length === 1 ? found[0]! : null)
}
