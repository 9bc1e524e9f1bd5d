import { messageOf } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'
import type { PaidWith } from '../money/paid-with.ts'
import { type AnglerBook, type Found, type ListedAngler, RowProblem } from './angler-book.ts'
import { crewProblem } from './crew.ts'
import type { CrewRules } from './crew-size.ts'
import { fullName } from './full-name.ts'

type ImportAngler = ListedAngler & { group?: string | null | undefined }

/** One boat of a list: up to four anglers, by their names. */
export type ImportBoat = {
  _id?: Id | undefined
  angler1: ImportAngler
  angler2?: ImportAngler | undefined
  angler3?: ImportAngler | undefined
  angler4?: ImportAngler | undefined
  boat_captain?: ImportAngler | undefined
  group?: string | null | undefined
  status?: 'Pending' | 'Paid' | undefined
  paidWith?: PaidWith | null | undefined
  paidOnline?: boolean | undefined
}

/** What a list says of the fee, as the entry keeps it. */
type Fee = { status?: 'Pending' | 'Paid'; paidWith?: PaidWith; paidOnline?: boolean }

const feeOf = ({ status, paidWith, paidOnline }: ImportBoat): Fee => ({
  ...(status && { status }),
  ...(status === 'Paid' && paidWith && { paidWith }),
  ...(status === 'Paid' && paidOnline && { paidOnline }),
})

/** An entry that is to be made; `row` counts from 1 in the order of the list. `isRepeat`: it is stored already. */
export type PlannedBoat = {
  row: number
  isRepeat: boolean
  body: { _id: Id; tournament: Id; users: Id[]; groups?: string[]; boatCaptain?: Id } & Fee
}

/** What is known before the list: the stored entries it names, who sits in a boat already, and the anglers. */
type Known = {
  tournament: CrewRules & { _id: Id }
  stored: ReadonlyMap<Id, { _id: Id; deleted: boolean; tournament: Id; users: Id[] }>
  seated: Iterable<Id>
  book: AnglerBook
  newId: () => Id
}

export const crewOf = (boat: ImportBoat): ImportAngler[] =>
  [boat.angler1, boat.angler2, boat.angler3, boat.angler4].filter((angler) => angler !== undefined)

/**
 * The entries of a list, each line for itself: anglers are matched, or are new (then they are in `book.created`). A line that
 * cannot be entered is refused by its number, with the words for who made the list, and makes nobody.
 */
export function planImport(boats: readonly ImportBoat[], { seated: alreadySeated, ...known }: Known) {
  const seated = new Set(alreadySeated)
  const accepted: PlannedBoat[] = []
  const refused: { row: number; message: string }[] = []
  const marks: ImportMark[] = []
  for (const [index, boat] of boats.entries()) {
    try {
      accepted.push({ row: index + 1, ...planLine(boat, { ...known, seated, mark: (one) => marks.push({ row: index + 1, ...one }) }) })
    } catch (problem) {
      if (!(problem instanceof RowProblem)) throw problem
      refused.push({ row: index + 1, message: problem.message })
    }
  }
  return { accepted, refused, marks }
}

/** What a name of the list is taken for. */
export type ImportMark = {
  row: number
  seat: number
  kind: 'new' | 'known' | 'contact-of'
  by: 'phone' | 'email' | 'name' | 'id' | null
  angler: { _id: Id; name: string } | null
}

function markOf({ id, fresh, by = 'id' }: Found, isDoubtful: boolean, book: AnglerBook): Pick<ImportMark, 'kind' | 'by' | 'angler'> {
  if (fresh) return { kind: 'new', by: null, angler: null }
  const name = book.nameOf(id)
  return { kind: isDoubtful ? 'contact-of' : 'known', by, angler: name ? { _id: id, name } : null }
}

/** The entry of one line. Only when all of it stands, its new anglers and its seats are noted for the lines after it. */
function planLine(
  boat: ImportBoat,
  {
    stored,
    seated,
    book,
    tournament,
    newId,
    mark,
  }: Omit<Known, 'seated'> & { seated: Set<Id>; mark: (one: Omit<ImportMark, 'row'>) => void },
): Omit<PlannedBoat, 'row'> {
  const known = boat._id ? stored.get(boat._id) : undefined
  if (known) {
    if (known.deleted) throw new RowProblem(messageOf('record.not-found'))
    if (known.tournament !== tournament._id) throw new RowProblem(messageOf('record.id-taken'))
    return { isRepeat: true, body: { _id: known._id, tournament: tournament._id, users: known.users } }
  }
  const anglers = crewOf(boat)
  const found = book.findAll([...anglers, ...(boat.boat_captain ? [boat.boat_captain] : [])])
  const crew = found.slice(0, anglers.length)
  const doubts = [...anglers.entries()].filter(([seat, line]) => book.isDoubtful(line, crew[seat]!))
  for (const [seat, one] of crew.entries())
    mark({
      seat: seat + 1,
      ...markOf(
        one,
        doubts.some(([at]) => at === seat),
        book,
      ),
    })
  for (const [seat, line] of doubts) {
    const { by, id } = crew[seat]!
    throw new RowProblem(
      `The ${by === 'email' ? 'email' : 'phone'} of ${fullName(line)} belongs to ${book.nameOf(id)}. Choose which of the two it is.`,
    )
  }
  const captain = found[anglers.length]
  for (const [seat, { id }] of crew.entries()) {
    const isTwice = seated.has(id) || crew.findIndex((one) => one.id === id) !== seat
    const name = book.nameOf(id) || `${anglers[seat]?.first_name} ${anglers[seat]?.last_name}`.trim()
    if (isTwice) throw new RowProblem(messageOf('entry.angler-twice', { name }))
  }
  const tooLarge = crewProblem(anglers.length, tournament)
  if (tooLarge) throw new RowProblem(messageOf('entry.crew-too-large', tooLarge))
  book.keep(found.flatMap(({ fresh }) => fresh ?? []))
  for (const { id } of crew) seated.add(id)
  const groups = [...new Set([boat.group, ...anglers.map((angler) => angler.group)].filter((group) => !!group))] as string[]
  const body = { _id: boat._id ?? newId(), tournament: tournament._id, users: crew.map(({ id }) => id), groups }
  return {
    isRepeat: false,
    body: { ...body, ...feeOf(boat), ...(captain ? { boatCaptain: captain.id } : {}) },
  }
}
