import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { stateCode } from '@ramplight/domain/geo/us-states'

export type Meant =
  | { kind: 'everything' }
  | { kind: 'state'; state: string }
  /** A ZIP code, or a city with its state: nothing else is called so. */
  | { kind: 'place'; place: string }
  /** An event, a lake, a ramp, or else a city. */
  | { kind: 'words'; words: string }

const ZIP = /^\d{5}(-?\d{4})?$/

/** What somebody looks for who typed this into the search. */
export function whatIsMeant(typed: string): Meant {
  const words = typed.trim()
  if (!words) return { kind: 'everything' }
  const state = stateCode(words)
  if (state) return { kind: 'state', state }
  return ZIP.test(words) || words.includes(',') ? { kind: 'place', place: words } : { kind: 'words', words }
}

type Named = Pick<SkinnyTournament, 'name' | 'location' | 'landing'>

/** Those whose event, lake or ramp is called so: a city of that name far away is not meant. */
export function calledSo<One extends Named>(found: readonly One[], words: string): One[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return found.filter(({ name, location, landing }) => {
    const said = `${name} ${location} ${landing}`.toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/** `Springfield, IL` and the others, when `Springfield` was typed. */
export const citiesCalled = (typed: string, offered: readonly string[]): string[] =>
  offered.filter((name) => name.slice(0, name.lastIndexOf(',')).toLowerCase() === typed.trim().toLowerCase())
