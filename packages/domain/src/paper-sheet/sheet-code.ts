import { hash24, hash32, hex32 } from '../kernel/hash24.ts'
import { isId } from '../kernel/ids.ts'
import type { Bag } from '../weigh-in/bag.ts'
import { CELLS, ROWS_PER_PAGE, type SheetKind, type SheetUnit } from './sheet-layout.ts'

/** What the code of a sheet says. `rows`: how many are printed. `boats` proves which list it was: a sheet of an older draw has another. */
export type SheetCode = { kind: SheetKind; tournament: string; day: number; page: number; rows: number; boats: string }

/** Of this way to lay out a sheet; another layout is another version, and is never read by these numbers. */
const VERSION = 'RLS1'
const UNITS: Readonly<Record<string, SheetUnit>> = { L: 'lb-oz', D: 'decimal-lb', K: 'kg' }

/** The proof of a list of boats, in their order. */
export const boatsProof = (boats: readonly string[]): string => hex32(hash32(boats.join(',')))

/** The pages of a list: so many boats on each, in their order. */
export function pagesOf<Boat>(boats: readonly Boat[]): Boat[][] {
  return Array.from({ length: Math.ceil(boats.length / ROWS_PER_PAGE) }, (_, page) =>
    boats.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE),
  )
}

/** As the QR code of a sheet says it: capitals, figures and slashes only, so that the code stays small. */
export function writeSheetCode({ kind, tournament, day, page, rows, boats }: SheetCode): string {
  const unit = Object.keys(UNITS).find((letter) => UNITS[letter] === kind.unit)!
  return [VERSION, `${unit}${kind.oneFish ? 1 : 0}`, tournament, day, page, rows, boats].join('/').toUpperCase()
}

/** Null for every other code, that of a sheet of another version too. */
export function readSheetCode(text: string): SheetCode | null {
  const [version, kind = '', tournament = '', day = '', page = '', rows = '', boats = '', ...more] = text.toLowerCase().split('/')
  const unit = UNITS[kind.charAt(0).toUpperCase()]
  const isRight =
    version === VERSION.toLowerCase() &&
    unit &&
    /^.[01]$/.test(kind) &&
    isId(tournament) &&
    /^[0-9a-f]{8}$/.test(boats) &&
    more.length === 0
  if (!isRight || ![day, page, rows].every((figure) => /^\d{1,3}$/.test(figure))) return null
  return { kind: { unit, oneFish: kind.endsWith('1') }, tournament, day: Number(day), page: Number(page), rows: Number(rows), boats }
}

/** The code of a boat on a sheet, as cells that are dark or light. */
export const boatCode = (entry: string): number => hash32(entry, CELLS) >>> (32 - CELLS)
export const cellsOf = (code: number): boolean[] => Array.from({ length: CELLS }, (_, cell) => ((code >>> cell) & 1) === 1)

/** What a sheet says of one boat, as it is saved. `periodIndex`: the session, or the period, that a person gave the sheet. */
export type SheetReading = Pick<Bag, 'weight' | 'totalFish' | 'deadFishCount' | 'bigFish'> & { periodIndex?: number | null | undefined }

/**
 * The id of the bag that a sheet says of a boat: made of the sheet, the boat and what was read. A sheet that is read alike twice is
 * one bag on every device; read differently, or another sheet, it is another bag, and somebody is asked which one counts.
 */
export const bagIdOf = (code: SheetCode, entry: string, { weight, totalFish, deadFishCount, bigFish, periodIndex }: SheetReading): string =>
  hash24([writeSheetCode(code), entry, periodIndex ?? '', weight, totalFish, deadFishCount, bigFish || ''].join('/'))
