/**
 * Who a crew is that a phone at the ramp names. Nothing of it is proved, so: 1. nobody's record is changed; who is not found is new.
 * 2. a number finds nobody alone: the name has to be the same, and the number to count (`phone-counts.ts`). 3. the order in which two of one boat sign up does not matter: each names
 * the other, and both name one team.
 */
import type { Id } from '../kernel/ids.ts'
import { nameKey } from './name-key.ts'
import { type Numbered, phoneCounts } from './phone-counts.ts'

type Named = { first_name: string; last_name: string }
type InTheBook = Named & Numbered & { _id: Id }
export type Seat = { _id: Id; fresh?: Named & { phone: string | null } }

type Said = { phone: string; first_name: string; last_name?: string | undefined; partners?: readonly Named[] | undefined }
/** Why the desk looks: another angler has this number, or an angler of this name has another number. */
export type ToConfirm = 'phone' | 'name'

/** `book`: those of the director's anglers who have this phone or one of these names. */
export function crewByQr(
  book: readonly InTheBook[],
  { phone, partners = [], ...self }: Said,
  newId: () => Id,
): { seats: Seat[]; toConfirm: ToConfirm | null } {
  const name = { first_name: self.first_name, last_name: self.last_name ?? '' }
  const called = namesakes(book, name)
  // A partner may have named them before, and knew no phone. Who has another phone is somebody else of that name.
  const first = onlyOne(called.filter((one) => one.phone === phone && phoneCounts(one))) ?? onlyOne(called.filter((one) => !one.phone))
  const seats = [
    first ? { _id: first._id } : { _id: newId(), fresh: { ...name, phone } },
    ...partners.map((partner) => {
      const known = onlyOne(namesakes(book, partner))
      return known ? { _id: known._id } : { _id: newId(), fresh: { ...partner, phone: null } }
    }),
  ]
  return { seats, toConfirm: first?.phone === phone ? null : whyConfirm(book, phone, called) }
}

const whyConfirm = (book: readonly InTheBook[], phone: string, called: readonly InTheBook[]): ToConfirm | null =>
  book.some((one) => one.phone === phone) ? 'phone' : called.length > 0 ? 'name' : null

const namesakes = <P extends Named>(book: readonly P[], name: Named): P[] => book.filter((one) => nameKey(one) === nameKey(name))
/** Of two with one name nobody can tell here who is meant. */
const onlyOne = <P>(all: readonly P[]): P | undefined => (all.length === 1 ? all[0] : undefined)
