import type { Entry, PotBuyIn, Tournament } from '../scoring/types.ts'
import { linesOfEntry, statusByCards } from './entry-lines.ts'
import type { PaidWith } from './paid-with.ts'
import type { WholeLine } from './posting.ts'

/** A line of an entry's own books: whose it is goes without saying. */
export type BookLine = Omit<WholeLine, 'entry'>

/**
 * What the ledger has of an entry: by its own tick at Paid, and by anything else (a card, a refund), each with its net lines. `said`: what
 * the entry said then (`sayingOf`).
 */
export type EntryBooks = { said: string; own: readonly BookLine[]; others: readonly BookLine[] }

const NO_BOOKS: EntryBooks = { said: '', own: [], others: [] }

type Saying = Omit<Entry, '_id'> & {
  _id: string
  status?: string | null
  deleted?: boolean | null
  paidOnline?: boolean | null
  paidWith?: PaidWith | null | undefined
  books?: EntryBooks | null | undefined
}

const potOf = ({ user, bigFish, bigFishPotIds, sidePot, sidePotIds }: PotBuyIn) => [user, bigFish, bigFishPotIds, sidePot, sidePotIds]

/** What of an entry says how much it has paid, and where, as one text. The note of a check moves no money. */
const wordsOf = (entry: Saying): string =>
  JSON.stringify([
    entry.deleted ?? false,
    entry.paidOnline ?? false,
    entry.paidWith?.method ?? null,
    entry.freeEntry ?? false,
    entry.users ?? [],
    entry.groups ?? [],
    entry.inBigFishPot ?? false,
    entry.inSidePot ?? false,
    (entry.sidePotBigFishEntries ?? []).map(potOf),
  ])

/** FNV-1a: few letters that differ where the texts do. */
function shortOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const PAID = 'paid '

/**
 * What an entry says of its money, in few letters: the same on the server and on a device, so that a device sees whether somebody has
 * changed it since the ledger heard of it.
 */
export const sayingOf = (entry: Saying): string => (entry.status === 'Paid' ? PAID : 'open ') + shortOf(wordsOf(entry))

/** Is another money to be posted? Only of who was Paid, or is now: else a tournament that has become dearer would be asked for again. */
export const movesMoney = (before: Saying, after: Saying): boolean =>
  (before.status === 'Paid' || after.status === 'Paid') && (before.status !== after.status || wordsOf(before) !== wordsOf(after))

/** The same, of what it said when the ledger heard of it. */
const hasMoved = (said: string, entry: Saying): boolean => said !== sayingOf(entry) && (said.startsWith(PAID) || entry.status === 'Paid')

/**
 * An entry as the server will have it when it hears what the entry says now. Who says how a boat that a card has paid paid at the ramp has taken
 * money there; and what was added to what a card has paid is owed.
 */
export function entryNow<E extends Saying>(tournament: Omit<Tournament, '_id'>, entry: E): E {
  const { said, own, others } = entry.books ?? NO_BOOKS
  if (!entry.paidOnline || !said.startsWith(PAID) || !hasMoved(said, entry)) return entry
  if (entry.paidWith) return others.some(({ account }) => account === 'card') ? { ...entry, paidOnline: false } : entry
  const status = statusByCards(tournament, entry, entry, { own, others })
  return status ? { ...entry, status, paidOnline: false } : entry
}

/**
 * The lines of an entry as the ledger has them, or will have them when it hears what the entry says now: what was changed on a device
 * counts there at once, by the rule that the server posts by.
 */
export function linesNow(tournament: Omit<Tournament, '_id'>, entry: Saying): WholeLine[] {
  const { said, own, others } = entry.books ?? NO_BOOKS
  const now = entryNow(tournament, entry)
  const posted = { own, others, wasPaid: said.startsWith(PAID), byCard: now.status !== entry.status }
  const standing = hasMoved(said, entry) ? linesOfEntry(tournament, now, posted) : own
  return [...standing, ...others].map((line) => ({ item: null, times: 0, charged: 0, ...line, entry: entry._id }))
}
