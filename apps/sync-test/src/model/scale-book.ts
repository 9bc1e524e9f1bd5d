import type { Id } from '@ramplight/domain/kernel/ids'

/**
 * What a screen says of a bag. `server`: on the server. `device`: on this device. `asking`: nobody knows yet. `refused`: kept, and
 * somebody has to decide. `not-kept`: nobody has it but the screen.
 */
export type Word = 'server' | 'device' | 'asking' | 'refused' | 'not-kept'

/** One bag of fish that was on a scale once, with every id under which its weight was saved. */
export type Weighed = {
  /** Where: "Station 2", "the office". */
  where: string
  entry: Id
  day: number
  ids: Id[]
  /** What the screen said last of it. */
  word: Word
  /** Somebody took it back, threw it away, or gave it up. */
  isGivenUp: boolean
}

/** A crew that signed up at the ramp, by its names: a boat of the world, however often it was entered. */
export type WalkUp = { names: readonly string[]; entries: Id[] }

/** What the evening knows of the day's scales and crews, beside what the engine was told. */
export type ScaleBook = { bags: Weighed[]; walkUps: WalkUp[] }
export const emptyScale = (): ScaleBook => ({ bags: [], walkUps: [] })

export const bagOf = ({ bags }: ScaleBook, id: Id): Weighed | undefined => bags.find(({ ids }) => ids.includes(id))
