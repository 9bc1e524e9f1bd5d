import { type NameProblem, type ParsedAngler, type ParsedBoat, shareLastName } from './angler-names.ts'
import { cellOf, type ListColumns, SEATS_OF_LIST, type SeatField } from './list-columns.ts'
import { isNobody, withoutSlash } from './no-partner.ts'
import { readPaidCell } from './paid-cell.ts'
import { splitName } from './split-name.ts'

/** What somebody said of the name cells of a list that hold two names. */
export type TwoNames = 'two' | 'one'

const BETWEEN_PEOPLE = /\s*[&/+;\n]\s*|\s+and\s+/i
const BETWEEN_CONTACTS = /\s*[/;,|\n]\s*|\s+(?:and|&|or)\s+/i

/** The people of one cell; a comma parts them only where it cannot part a last from a first name. */
function piecesOf(cell: string, twoNames: TwoNames | undefined): string[] {
  const parts = withoutSlash(cell)
    .split(BETWEEN_PEOPLE)
    .filter((part) => part !== '')
  if (parts.length > 1 || !splitName(cell).isUnclear || twoNames === 'one') return parts
  return cell.split(/\s*,\s*/).filter((part) => part !== '')
}

/** Each of two people has a contact of their own where the cell holds as many. */
function contactsOf(cell: string, people: number): string[] {
  const parts = people > 1 ? cell.split(BETWEEN_CONTACTS).filter(Boolean) : [cell]
  return parts.length === people ? parts : [cell]
}

type Seat = { anglers: ParsedAngler[]; isTwo: boolean }
const NOBODY: Seat = { anglers: [], isTwo: false }

function seatOf(cell: (field: SeatField) => string, twoNames: TwoNames | undefined): Seat {
  const [first, last, whole] = [cell('first_name'), cell('last_name'), cell('name')]
  const parted = first !== '' || last !== ''
  const [phone, email] = [cell('phone'), cell('email')]
  if ([first, last, whole, phone, email].every((one) => one === '') || isNobody(...(parted ? [first, last] : [whole]))) return NOBODY
  const pieces = (parted ? piecesOf(first, 'one') : piecesOf(whole, twoNames)).filter((piece) => !isNobody(piece))
  const isTwo = pieces.length > 1
  const named = isTwo && twoNames !== 'one' ? pieces : [parted ? first : (pieces[0] ?? whole)]
  const [phones, emails] = [contactsOf(phone, named.length), contactsOf(email, named.length)]
  const anglers = named.map((name, at): ParsedAngler => {
    const names = parted ? { first_name: name, last_name: last } : splitName(name)
    return {
      first_name: names.first_name,
      last_name: names.last_name,
      ...(emails[at] && { email: emails[at] }),
      ...(phones[at] && { phone: phones[at] }),
    }
  })
  return { anglers: shareLastName(anglers), isTwo: isTwo && twoNames === undefined }
}

function problemOf(anglers: readonly ParsedAngler[], isTwo: boolean): NameProblem | undefined {
  if (anglers.length === 0 || anglers.some(({ first_name, last_name }) => first_name === '' && last_name === '')) return 'no-name'
  if (anglers.some(({ first_name, last_name }) => /\d/.test(first_name + last_name))) return 'not-a-name'
  if (isTwo) return 'two-names'
  return anglers.some(({ last_name }) => last_name === '') ? 'last-name-missing' : undefined
}

/** A last name alone stands in the first place, as people without a last name do. */
const named = (angler: ParsedAngler): ParsedAngler =>
  angler.first_name === '' ? { ...angler, first_name: angler.last_name, last_name: '' } : angler

/** A row of a table as a boat, each cell for itself; null when its columns say nothing. `line` is told, `text` is all of the row. */
export function boatOfRow(
  row: readonly string[],
  { columns, line, twoNames }: { columns: ListColumns; line: number; twoNames?: TwoNames | undefined },
): ParsedBoat | null {
  if (columns.every((field, at) => field === null || !row[at]?.trim())) return null
  const seats = SEATS_OF_LIST.map((seat) => seatOf((field) => cellOf(row, columns, `angler${seat}.${field}`), twoNames))
  const anglers = seats.flatMap((seat) => seat.anglers).map(named)
  const problem = problemOf(
    anglers,
    seats.some(({ isTwo }) => isTwo),
  )
  const paid = cellOf(row, columns, 'paid')
  const fee = readPaidCell(paid)
  const how = readPaidCell(cellOf(row, columns, 'paid_how'))
  const ways = [fee, how].flatMap((one) => (one && 'how' in one && one.how ? [one] : []))
  const [group, captain] = [cellOf(row, columns, 'group'), cellOf(row, columns, 'boat_captain')]
  return {
    line,
    text: row.join('\t').trim(),
    anglers,
    ...(fee && { payment: fee.payment }),
    ...(fee?.payment === 'Paid' && ways[0]?.how && { how: ways[0].how, ...(ways[0].checkNumber && { checkNumber: ways[0].checkNumber }) }),
    ...(fee && 'is' in fee && { paidSays: { is: fee.is, words: paid } }),
    ...(problem && { problem }),
    ...(group && { group }),
    ...(captain && !isNobody(captain) && { captain }),
  }
}
