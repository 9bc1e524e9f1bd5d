import type { Id } from '../kernel/ids.ts'
import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { PotOfKind } from '../payouts/pot-participants.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import type { PotEntry } from './new-entry.ts'
import { potsToChoose } from './team-boat.ts'

type Buying = { users: Id[] } & Pick<Entry, 'inBigFishPot' | 'inSidePot' | 'sidePotBigFishEntries'>
type Charging = Omit<Tournament, '_id'>
type Pots = { sidePotBigFishEntries: PotEntry[]; inBigFishPot: boolean; inSidePot: boolean }

const LIST = { bigFishPot: 'bigFishPotIds', sidePot: 'sidePotIds' } as const
const FLAG = { bigFishPot: 'inBigFishPot', sidePot: 'inSidePot' } as const

/** Somebody who has bought into no pot. */
const potRowOf = (user: Id): PotEntry => ({ user, bigFish: false, bigFishPotIds: [], sidePot: false, sidePotIds: [] })

/** The rows of a boat; a boat without any is in by its flags. */
function rowsOf({ users, sidePotBigFishEntries, ...flags }: Buying, offered: readonly PotOfKind[]): PotEntry[] {
  if (sidePotBigFishEntries?.length) return sidePotBigFishEntries as PotEntry[]
  const row = potRowOf(users[0]!)
  for (const { pot, kind } of offered) if (flags[FLAG[kind]]) row[LIST[kind]].push(pot._id)
  return [row]
}

/** The pots that a boat has bought into, of those that it can choose. */
export function chosenPots(tournament: Charging, entry: Buying): Id[] {
  const offered = potsToChoose(tournament)
  const rows = rowsOf(entry, offered)
  return offered.flatMap(({ pot, kind }) => (rows.some((row) => row[LIST[kind]].includes(pot._id)) ? [pot._id] : []))
}

/**
 * The boat with these pots: who bought one that stays keeps it, a new one is bought by its first angler. A pot that cannot be chosen, as
 * one of a kind that is switched off, stays as it was bought.
 */
export function withPots(tournament: Charging, entry: Buying, wanted: readonly Id[]): Pots {
  const offered = potsToChoose(tournament)
  const before = new Set(chosenPots(tournament, entry))
  const fresh = (kind: PotOfKind['kind']) =>
    offered.flatMap((one) => (one.kind === kind && wanted.includes(one.pot._id) && !before.has(one.pot._id) ? [one.pot._id] : []))
  const offers = new Set(offered.map(({ pot }) => pot._id))
  const buyer = entry.users[0]!
  const known = rowsOf(entry, offered)
  const rows = known.some(({ user }) => user === buyer) ? known : [potRowOf(buyer), ...known]
  return inPots(
    rows.map((row) => {
      const ids = (kind: PotOfKind['kind']) => [
        ...row[LIST[kind]].filter((id) => !offers.has(id) || wanted.includes(id)),
        ...(row.user === buyer ? fresh(kind) : []),
      ]
      return { ...row, bigFishPotIds: ids('bigFishPot'), sidePotIds: ids('sidePot') }
    }),
  )
}

/** What an entry says of its pots, from who has bought which. */
function inPots(rows: readonly PotEntry[]): Pots {
  const bought = rows
    .map((row) => ({ ...row, bigFish: row.bigFishPotIds.length > 0, sidePot: row.sidePotIds.length > 0 }))
    .filter(({ bigFish, sidePot }) => bigFish || sidePot)
  return {
    sidePotBigFishEntries: bought,
    inBigFishPot: bought.some(({ bigFish }) => bigFish),
    inSidePot: bought.some(({ sidePot }) => sidePot),
  }
}

/** What these pots cost, each once. */
export const priceOfPots = (tournament: Charging, pots: readonly Id[]): Cents =>
  potsToChoose(tournament).reduce((sum, { pot }) => (pots.includes(pot._id) ? sum + typedCents(pot.entryFee) : sum), 0)
