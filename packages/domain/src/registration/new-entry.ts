import { frozen } from '../kernel/frozen.ts'
import type { Id } from '../kernel/ids.ts'
import type { PaidWith } from '../money/paid-with.ts'
import type { Ruling } from '../scoring/types.ts'
import { type CheckInLog, NO_CHECK_IN_LOG } from './check-in-log.ts'
import { type CheckIns, NO_CHECK_INS } from './check-ins.ts'

/** Who bought into which pot. */
export type PotEntry = { user: Id; bigFish: boolean; bigFishPotIds: Id[]; sidePot: boolean; sidePotIds: Id[] }

type Given<T> = { [Name in keyof T]?: T[Name] | null | undefined }

/** What a station may say of a boat that it enters. */
export type EntryForm = { tournament: Id; users: Id[] } & Given<
  Pick<
    NewEntry,
    | 'team'
    | 'seasonTeam'
    | 'status'
    | 'boatNumber'
    | 'flight'
    | 'checkedInAt'
    | 'checkIns'
    | 'checkInLog'
    | 'disqualified'
    | 'disqualifiedReason'
    | 'ruling'
    | 'mcNote'
    | 'freeEntry'
    | 'paidOnline'
    | 'paidWith'
    | 'creditsUsed'
    | 'groups'
    | 'boatCaptain'
    | 'sub'
    | 'inBigFishPot'
    | 'inSidePot'
    | 'sidePotBigFishEntries'
    | 'bigFishModeDaysEntered'
    | 'twoBoats'
  >
>

/** An entry as it is stored when it is new. */
export type NewEntry = {
  deleted: false
  tournament: Id
  tour: Id | null
  season: Id | null
  users: Id[]
  team: Id | null
  seasonTeam: Id | null
  status: 'Pending' | 'Paid'
  boatNumber: number | null
  flight: Id | null
  checkedInAt: string | null
  checkIns: CheckIns
  checkInLog: CheckInLog
  disqualified: boolean
  disqualifiedReason: string | null
  ruling: Ruling | null
  mcNote: string | null
  freeEntry: boolean
  paidOnline: boolean
  paidWith: PaidWith | null
  creditsUsed: number
  groups: string[]
  boatCaptain: Id | null
  sub: Id | null
  inBigFishPot: boolean
  inSidePot: boolean
  sidePotBigFishEntries: PotEntry[] | null
  bigFishModeDaysEntered: number[] | null
  twoBoats: Id[]
  bump: null
  coupon: null
  withdrawal: null
  partPaid: null
  result: null
}

/** What a boat is entered with where its form says nothing. */
export const ENTRY_STARTS = frozen({
  status: 'Pending',
  disqualified: false,
  freeEntry: false,
  paidOnline: false,
  creditsUsed: 0,
  groups: [] as string[],
  inBigFishPot: false,
  inSidePot: false,
  checkIns: NO_CHECK_INS,
  checkInLog: NO_CHECK_IN_LOG,
  twoBoats: [] as Id[],
} satisfies Partial<NewEntry>)

/** A boat of this tournament, with what its form left out: tour and season are those of the tournament. */
export const newEntry = (boat: EntryForm, tournament: { _id: Id; tour: Id | null; season?: Id | null | undefined }): NewEntry => ({
  deleted: false,
  tournament: tournament._id,
  tour: tournament.tour,
  season: tournament.season ?? null,
  users: boat.users,
  team: boat.team ?? null,
  seasonTeam: boat.seasonTeam ?? null,
  status: boat.status ?? ENTRY_STARTS.status,
  boatNumber: boat.boatNumber ?? null,
  flight: boat.flight ?? null,
  checkedInAt: boat.checkedInAt || null,
  checkIns: boat.checkIns ?? ENTRY_STARTS.checkIns,
  checkInLog: boat.checkInLog ?? ENTRY_STARTS.checkInLog,
  disqualified: boat.disqualified ?? ENTRY_STARTS.disqualified,
  disqualifiedReason: boat.disqualifiedReason ?? null,
  ruling: boat.ruling ?? null,
  mcNote: boat.mcNote ?? null,
  freeEntry: boat.freeEntry ?? ENTRY_STARTS.freeEntry,
  paidOnline: boat.paidOnline ?? ENTRY_STARTS.paidOnline,
  paidWith: boat.paidWith ?? null,
  creditsUsed: boat.creditsUsed ?? ENTRY_STARTS.creditsUsed,
  groups: boat.groups ?? ENTRY_STARTS.groups,
  boatCaptain: boat.boatCaptain ?? null,
  sub: boat.sub ?? null,
  inBigFishPot: boat.inBigFishPot ?? ENTRY_STARTS.inBigFishPot,
  inSidePot: boat.inSidePot ?? ENTRY_STARTS.inSidePot,
  sidePotBigFishEntries: boat.sidePotBigFishEntries ?? null,
  bigFishModeDaysEntered: boat.bigFishModeDaysEntered ?? null,
  twoBoats: boat.twoBoats ?? ENTRY_STARTS.twoBoats,
  bump: null,
  coupon: null,
  withdrawal: null,
  partPaid: null,
  result: null,
})
