import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Pot } from '@ramplight/contract/tournaments/settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'

export type PotKind = 'big' | 'side'
export type OfferedPot = { id: string; kind: PotKind; name: string; fee: Cents; included: boolean }
type Bought = Pick<TournamentEntry, 'users' | 'inBigFishPot' | 'inSidePot' | 'sidePotBigFishEntries'>
type Offer = Pick<Tournament, 'settings' | 'bigfishpots' | 'sidepots'>

/** Stands for the pot of a tournament that only says it has one. */
const PLAIN: Record<PotKind, OfferedPot> = {
  big: { id: 'big', kind: 'big', name: 'Big fish', fee: 0, included: false },
  side: { id: 'side', kind: 'side', name: 'Side pot', fee: 0, included: false },
}

const offered = (kind: PotKind, pots: readonly Pot[], isOn: boolean | undefined): OfferedPot[] => {
  if (isOn === false) return []
  if (pots.length === 0) return isOn ? [PLAIN[kind]] : []
  return pots.map(({ _id, name, entryFee, includedInEntryFee }) => ({
    id: _id,
    kind,
    name: name ?? PLAIN[kind].name,
    fee: entryFee ?? 0,
    included: includedInEntryFee === true,
  }))
}

/** What a boat can buy into. */
export const offeredPots = ({ settings, bigfishpots, sidepots }: Offer): OfferedPot[] => [
  ...offered('big', bigfishpots, settings.payout?.bigFishEnabled),
  ...offered('side', sidepots, settings.payout?.sidePot),
]

const LIST = { big: 'bigFishPotIds', side: 'sidePotIds' } as const
const FLAG = { big: 'inBigFishPot', side: 'inSidePot' } as const

/** Rows name pots; an entry without any rows is in by its flag. */
export function isInPot(entry: Bought, pot: OfferedPot): boolean {
  if (pot.included) return true
  const rows = entry.sidePotBigFishEntries ?? []
  if (pot.id === pot.kind || rows.length === 0) return entry[FLAG[pot.kind]] === true
  return rows.some((row) => row[LIST[pot.kind]].includes(pot.id))
}

type Row = NonNullable<Bought['sidePotBigFishEntries']>[number]
const emptyRow = (user: string): Row => ({ user, bigFish: false, bigFishPotIds: [], sidePot: false, sidePotIds: [] })

/** The rows of a boat; flags without rows become the row they stand for. */
function rowsOf(entry: Bought, pots: readonly OfferedPot[]): Row[] {
  const rows = entry.sidePotBigFishEntries ?? []
  if (rows.length > 0) return rows
  const row = emptyRow(entry.users[0]!)
  for (const pot of pots) if (!pot.included && pot.id !== pot.kind && isInPot(entry, pot)) row[LIST[pot.kind]].push(pot.id)
  return [row]
}

/** In or out of one pot; who bought into the others, and how often, stays as it is. */
export function withPot(entry: Bought, pots: readonly OfferedPot[], pot: OfferedPot, isIn: boolean): Partial<Bought> {
  if (pot.id === pot.kind) return { [FLAG[pot.kind]]: isIn }
  const list = LIST[pot.kind]
  let rows = rowsOf(entry, pots).map((row) => ({ ...row, [list]: row[list].filter((id) => isIn || id !== pot.id) }))
  if (isIn && !rows.some((row) => row[list].includes(pot.id))) {
    const buyer = entry.users[0]!
    if (!rows.some(({ user }) => user === buyer)) rows = [emptyRow(buyer), ...rows]
    rows = rows.map((row) => (row.user === buyer ? { ...row, [list]: [...row[list], pot.id] } : row))
  }
  const filled = rows
    .map((row) => ({ ...row, bigFish: row.bigFishPotIds.length > 0, sidePot: row.sidePotIds.length > 0 }))
    .filter(({ bigFish, sidePot }) => bigFish || sidePot)
  return {
    sidePotBigFishEntries: filled,
    inBigFishPot: filled.some(({ bigFish }) => bigFish),
    inSidePot: filled.some(({ sidePot }) => sidePot),
  }
}

/** `Big fish, Side pot` */
export const potNames = (entry: Bought, pots: readonly OfferedPot[]): string =>
  pots
    .filter((pot) => isInPot(entry, pot))
    .map(({ name }) => name)
    .join(', ')

type Owing = Bought & Pick<TournamentEntry, 'status' | 'freeEntry'>
type Charging = Offer & Pick<Tournament, 'entryFee'>

/** What the boat has to pay at the ramp; nothing once it is paid or free. */
export function owedBy(entry: Owing, tournament: Charging): Cents {
  if (entry.status === 'Paid') return 0
  const { payout } = tournament.settings
  const fee = tournament.entryFee ?? payout?.defaultEntryFee ?? 0
  const units = payout?.chargePer === 'Angler' ? Math.max(1, entry.users.length) : 1
  const pots = offeredPots(tournament).filter((pot) => !pot.included && isInPot(entry, pot))
  return (entry.freeEntry ? 0 : fee * units) + pots.reduce((sum, pot) => sum + pot.fee, 0)
}
