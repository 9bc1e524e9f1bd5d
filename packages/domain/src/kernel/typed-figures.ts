import { DECIMAL_SCALE, toScaled } from './exact.ts'
import type { Cents } from './units.ts'

/**
 * Settings come from a form and may be unfinished or contradict each other. Whatever number was typed, money stays whole,
 * not negative, and small enough to be added up exactly. A figure typed in earnest is never changed.
 */
const MOST_CENTS: Cents = 1_000_000_000
const MOST_COUNT = 1_000_000_000
const MOST_PERCENT = 1_000

type Typed = number | null | undefined

const between = (value: Typed, most: number): number => Math.min(Math.max(value ?? 0, 0), most)

/** Whole cents, part of a cent dropped; less than nothing is nothing. */
export const typedCents = (value: Typed): Cents => Math.floor(between(value, MOST_CENTS))

/** A number of places or entries. */
export const typedCount = (value: Typed): number => Math.floor(between(value, MOST_COUNT))

/** A percentage in ten-thousandths (G4). */
export const typedPercent = (value: Typed): number => toScaled(between(value, MOST_PERCENT))

/** How many times `each` goes into `units`; null where nothing, or less than nothing, was typed. */
export function timesIn(units: number, each: Typed): number | null {
  const scaled = toScaled(between(each, MOST_COUNT))
  return scaled === 0 ? null : Math.floor((units * DECIMAL_SCALE) / scaled)
}

/** Positions count from 1; a row with any other stands for no place. */
export const isPosition = (position: number): boolean => Number.isSafeInteger(position) && position >= 1
