import type { Id } from '../kernel/ids.ts'

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
    | 'disqualified'
    | 'disqualifiedReason'
    | 'freeEntry'
    | 'paidOnline'
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
  disqualified: boolean
  disqualifiedReason: string | null
  freeEntry: boolean
  paidOnline: boolean
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
  result: null
}

/** A boat of this tournament, with what its form left out: tour and season are those of the tournament. */
export const newEntry = (boat: EntryForm, tournament: { _id: Id; tour: Id | null; season?: Id | null | undefined }): NewEntry => ({
  deleted: false,
  tournament: tournament._id,
  tour: tournament.tour,
  season: tournament.season ?? null,
  users: boat.users,
  team: boat.team ?? null,
  seasonTeam: boat.seasonTeam ?? null,
  status: boat.status ?? 'Pending',
  boatNumber: boat.boatNumber ?? null,
  flight: boat.flight ?? null,
  checkedInAt: boat.checkedInAt || null,
  disqualified: boat.disqualified ?? false,
  disqualifiedReason: boat.disqualifiedReason ?? null,
  freeEntry: boat.freeEntry ?? false,
  paidOnline: boat.paidOnline ?? false,
  creditsUsed: boat.creditsUsed ?? 0,
  groups: boat.groups ?? [],
  boatCaptain: boat.boatCaptain ?? null,
  sub: boat.sub ?? null,
  inBigFishPot: boat.inBigFishPot ?? false,
  inSidePot: boat.inSidePot ?? false,
  sidePotBigFishEntries: boat.sidePotBigFishEntries ?? null,
  bigFishModeDaysEntered: boat.bigFishModeDaysEntered ?? null,
  twoBoats: boat.twoBoats ?? [],
  bump: null,
  result: null,
})
