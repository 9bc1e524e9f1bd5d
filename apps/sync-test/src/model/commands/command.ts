import type { LocalRow } from '@ramplight/sync/types'
import type { Day, Device, Fault, StoreCut } from '../at-the-ramp.ts'

/** One thing that happens. `pick` and `other` choose among what is there, so that any two steps fit together. */
export type Step = {
  what: string
  device: number
  tab: number
  pick: number
  other: number
  /** Whoever acts at a screen has a network. */
  isOnline: boolean
  /** Of a round of the network. */
  fault: Fault | null
  /** What a person does while an answer is on its way. */
  meanwhile: { what: string; pick: number; other: number } | null
  /** How the device dies on the way. */
  cut: StoreCut | null
}
export type Happening = { day: Day; device: Device; step: Step }
/** `act`: something a person does at a device, which can also be done while the network is busy. */
export type Command = { weight: number; isAct: boolean; run: (happening: Happening) => Promise<unknown> }
export type Commands = Record<string, Command>

export const act = (weight: number, run: Command['run']): Command => ({ weight, isAct: true, run })
export const event = (weight: number, run: Command['run']): Command => ({ weight, isAct: false, run })

export const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length]
export const chosenRow = (rows: LocalRow[], pick: number): LocalRow | undefined => chosen(rows, pick)

/** A device without room keeps nothing, and says so: null. */
export const unlessFull = (error: Error): null => {
  if (error.name !== 'QuotaExceededError') throw error
  return null
}
