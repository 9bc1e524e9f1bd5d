import { takePayment } from './payment-words.ts'
import { splitName } from './split-name.ts'

/** What a column of a list of people may hold (2 §3, A86); `name`: both names in one cell. */
export const PERSON_FIELDS = ['first_name', 'last_name', 'name', 'phone', 'email', 'street', 'city', 'state', 'zip', 'club_name'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** What a column of a list of boats may hold (2 §3): up to four anglers, who steers, the group and whether it is paid. */
export const SEATS_OF_LIST = [1, 2, 3, 4] as const
const SEAT_FIELDS = ['first_name', 'last_name', 'name', 'phone', 'email'] as const
export type SeatField = (typeof SEAT_FIELDS)[number]
export type BoatField = `angler${(typeof SEATS_OF_LIST)[number]}.${SeatField}` | 'boat_captain' | 'group' | 'paid'
export const BOAT_FIELDS: readonly BoatField[] = [
  ...SEATS_OF_LIST.flatMap((seat) => SEAT_FIELDS.map((field) => `angler${seat}.${field}` as const)),
  'boat_captain',
  'group',
  'paid',
]

export type ListField = PersonField | BoatField
/** Which field each column holds; null: none. */
export type ListColumns<Field extends ListField = ListField> = readonly (Field | null)[]

/** What people write over their columns, without blanks and signs. */
const WORDS: Record<PersonField, readonly string[]> = {
  first_name: ['firstname', 'first', 'fname', 'givenname', 'given'],
  last_name: ['lastname', 'last', 'lname', 'surname', 'familyname'],
  name: ['name', 'fullname', 'angler', 'anglername', 'member', 'membername', 'fisherman'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'cellnumber', 'telephone', 'tel'],
  email: ['email', 'emailaddress', 'mail'],
  street: ['street', 'address', 'streetaddress', 'address1', 'addressline1'],
  city: ['city', 'town'],
  state: ['state', 'st'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  club_name: ['club', 'clubname'],
}
const BOAT_WORDS: readonly (readonly [BoatField, readonly string[]])[] = [
  ['boat_captain', ['boatcaptain', 'captain']],
  ['group', ['group', 'groups']],
  ['paid', ['paid', 'payment', 'status']],
]
/** Who is named without a number is the first; a partner is the second. */
const SEATS: readonly (readonly [RegExp, string])[] = [
  [/^(?:angler|boater)1?(?=\D|$)/, '1'],
  [/^(?:partner|coangler|nonboater|angler2)/, '2'],
  [/^angler([34])/, '$1'],
]

/** A header as it is compared: `E-Mail address` and `email_address` are one. */
export const headerKey = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]/g, '')

const personField = (key: string): PersonField | null => PERSON_FIELDS.find((field) => WORDS[field].includes(key)) ?? null

function boatField(key: string): BoatField | null {
  const whole = BOAT_WORDS.find(([, words]) => words.includes(key))
  if (whole) return whole[0]
  const before = SEATS.find(([pattern]) => pattern.test(key))
  const seat = before ? before[1].replace('$1', before[0].exec(key)?.[1] ?? '') : (/[1-4]$/.exec(key)?.[0] ?? '1')
  const rest = before ? key.replace(before[0], '') : key.replace(/[1-4]$/, '')
  const field = rest === '' && before ? 'name' : personField(rest)
  return field && (SEAT_FIELDS as readonly string[]).includes(field) ? (`angler${seat}.${field}` as BoatField) : null
}

const PHONE = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Without headers the cells say what they are: an e-mail, a phone, and the names before them. */
function columnsByCells(rows: readonly (readonly string[])[], person: (field: PersonField) => ListField | null): (ListField | null)[] {
  const width = rows[0]?.length ?? 0
  const has = (column: number, pattern: RegExp) => rows.some((row) => pattern.test(row[column] ?? ''))
  const kinds = Array.from({ length: width }, (_, column) => (has(column, MAIL) ? 'email' : has(column, PHONE) ? 'phone' : 'text'))
  const texts = kinds.flatMap((kind, column) => (kind === 'text' && has(column, /\p{L}/u) ? [column] : []))
  const isWhole = texts.length === 1 || rows.every((row) => /^$|\S\s+\S/.test(row[texts[0]!] ?? ''))
  const used = new Set<PersonField>()
  return kinds.map((kind, column) => {
    const place = texts.indexOf(column)
    const name = isWhole ? (place === 0 ? 'name' : null) : place === 0 ? 'first_name' : place === 1 ? 'last_name' : null
    const field = kind === 'text' ? name : kind === 'email' ? 'email' : 'phone'
    if (!field || used.has(field)) return null
    used.add(field)
    return person(field)
  })
}

export type ReadList = { headers: readonly string[] | null; rows: readonly (readonly string[])[]; columns: ListColumns }

/**
 * What the columns of a table hold. The first row is taken for headers when one of its cells is a word for a field; `saved` is what
 * somebody chose for headers of this name before (`''`: nothing), and goes first. No field is given to two columns.
 */
export function readList(
  table: readonly (readonly string[])[],
  of: 'people' | 'boats',
  saved: Readonly<Record<string, ListField | ''>> = {},
): ReadList {
  const [first = [], ...rest] = table
  const known = of === 'people' ? personField : boatField
  const looked = first.map((cell) => {
    const before = saved[headerKey(cell)]
    return before === undefined ? known(headerKey(cell)) : before || null
  })
  const isHeader = looked.some((field) => field !== null) && !first.some((cell) => MAIL.test(cell) || PHONE.test(cell))
  const person = (field: PersonField) => (of === 'people' ? field : (`angler1.${field}` as BoatField))
  const found = isHeader ? looked : columnsByCells(table, person)
  const columns = found.map((field, at) => (field !== null && found.indexOf(field) === at ? field : null))
  return isHeader ? { headers: first, rows: rest, columns } : { headers: null, rows: table, columns }
}

const cellOf = (row: readonly string[], columns: ListColumns, field: ListField): string => {
  const at = columns.indexOf(field)
  return at < 0 ? '' : (row[at] ?? '').trim()
}

export type ListedPerson = Record<Exclude<PersonField, 'name'>, string>

/** A row as a person; a name in one cell is parted into first and last. */
export function personOf(row: readonly string[], columns: ListColumns): ListedPerson {
  const cell = (field: PersonField) => cellOf(row, columns, field)
  const whole = splitName(cell('name'))
  return {
    first_name: cell('first_name') || whole.first_name,
    last_name: cell('last_name') || whole.last_name,
    phone: cell('phone'),
    email: cell('email'),
    street: cell('street'),
    city: cell('city'),
    state: cell('state'),
    zip: cell('zip'),
    club_name: cell('club_name'),
  }
}

const YES = /^(yes|y|x|true|1)$/i
const isPaid = (cell: string): boolean => YES.test(cell) || takePayment(cell).payment === 'Paid'

/** As the list of boats is typed: `Lee, Bob` keeps a last name of two words together. */
function nameInLine(first: string, last: string): string {
  const parted = splitName(`${first} ${last}`)
  return parted.first_name === first && parted.last_name === last ? `${first} ${last}` : `${last}, ${first}`
}

export type ListedBoat = {
  /** The line for the list of boats: names, contacts, whether it is paid. */
  text: string
  group: string
  captain: string
}

/** A row as a line of the list of boats, which is then looked at like one that was typed. */
export function boatOf(row: readonly string[], columns: ListColumns): ListedBoat {
  const anglers = SEATS_OF_LIST.flatMap((seat) => {
    const cell = (field: SeatField) => cellOf(row, columns, `angler${seat}.${field}`)
    const [first, last] = [cell('first_name'), cell('last_name')]
    const name = first && last ? nameInLine(first, last) : first || last || cell('name')
    return name ? [[name, cell('phone'), cell('email')].filter(Boolean).join(' ')] : []
  })
  const paid = cellOf(row, columns, 'paid')
  const payment = paid === '' ? '' : isPaid(paid) ? ' paid' : ' unpaid'
  // A cell may hold what parts two boats.
  const text = `${anglers.join(' & ')}${anglers.length > 0 ? payment : ''}`.replace(/\s+/g, ' ')
  return { text, group: cellOf(row, columns, 'group'), captain: cellOf(row, columns, 'boat_captain') }
}
