import type { Page } from '@playwright/test'
import type { AnEvent } from '../event.ts'
import type { LastingStation } from '../lasting-station.ts'
import type { Ramp, Somebody } from '../ramp.ts'

/** `gone`: the browser knows that there is no network. `silent`: it does not, and nobody answers. */
export type Signal = 'good' | 'gone' | 'silent'

/** One of the two tablets, and whose it is. */
export type DayDevice = {
  letter: 'A' | 'B'
  who: Somebody
  station: LastingStation
  /** The one that is looked at. */
  tab: Page
  signal: Signal
  /** And nobody has asked the server since whether the session is still there. */
  wasKilled: boolean
}

/** A bag that somebody put on the scale, and what the screen said of it. No two bags of a day have the same weight. */
export type SaidBag = {
  crew: string
  /** As it was typed: `12-04`. */
  typed: string
  on: DayDevice['letter']
  /**
   * `unsure`: the browser died before the screen could say it; both are right. `a correction`: somebody put it in the place of
   * another bag of its boat.
   */
  said: 'saved' | 'unsure' | 'not saved' | 'thrown away' | 'taken back' | 'a correction'
  /** What the screen said of it later: weights it was corrected to, and who voided it. */
  corrected: { to: string; on: string }[]
  voided: boolean
}

/** What was said that day; the judge knows nothing else. */
export type Day = {
  ramp: Ramp
  ana: Somebody
  event: AnEvent
  devices: readonly [DayDevice, DayDevice]
  bags: SaidBag[]
  walkUps: { crew: string; on: string; paid: boolean }[]
  /** Boat numbers that were set by hand, in the order of the day. */
  numbers: { crew: string; to: number; on: string }[]
  /** The numbers that were chosen in answer to a question, by crew. */
  answered: Map<string, number[]>
  /** Crews of whom somebody said that more than one bag counts. */
  bothCount: Set<string>
  /** The day in plain sentences. */
  told: string[]
  wrong: string[]
}
