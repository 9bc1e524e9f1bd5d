import { cleanPhone, EMAIL } from '../kernel/typed-identifier.ts'
import { splitName } from './split-name.ts'

/** What a column of a list of people may hold (2 §3, A86); `name`: both names in one cell. */
export const PERSON_FIELDS = ['first_name', 'last_name', 'name', 'phone', 'email', 'street', 'city', 'state', 'zip', 'club_name'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** What a column of a list of boats may hold (2 §3): up to four anglers, who steers, the group, whether it is paid and how. */
export const SEATS_OF_LIST = [1, 2, 3, 4] as const
const SEAT_FIELDS = ['first_name', 'last_name', 'name', 'phone', 'email'] as const
export type SeatField = (typeof SEAT_FIELDS)[number]
export type BoatField = `angler${(typeof SEATS_OF_LIST)[number]}.${SeatField}` | 'boat_captain' | 'group' | 'paid' | 'paid_how'
export const BOAT_FIELDS: readonly BoatField[] = [
  ...SEATS_OF_LIST.flatMap((seat) => SEAT_FIELDS.map((field) => `angler${seat}.${field}` as const)),
  'boat_captain',
  'group',
  'paid',
  'paid_how',
]

export type ListField = PersonField | BoatField
/** Which field each column holds; null: none. */
export type ListColumns<Field extends ListField = ListField> = readonly (Field | null)[]

/** What people write over their columns, in English and in Spanish, without blanks, signs and accents. */
const WORDS: Record<PersonField, readonly string[]> = {
  first_name: ['firstname', 'first', 'fname', 'givenname', 'given', 'nombre', 'nombres', 'primernombre'],
  last_name: ['lastname', 'last', 'lname', 'surname', 'familyname', 'apellido', 'apellidos'],
  name: [
    ...['name', 'fullname', 'names', 'angler', 'anglers', 'anglername', 'member', 'membername', 'fisherman'],
    ...['nombrecompleto', 'nombreyapellido', 'nombreyapellidos', 'pescador', 'pescadores', 'miembro'],
  ],
  phone: [
    ...['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'cellnumber', 'telephone', 'tel'],
    ...['telefono', 'numerodetelefono', 'celular', 'movil'],
  ],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  street: ['street', 'address', 'streetaddress', 'address1', 'addressline1', 'calle', 'direccion'],
  city: ['city', 'town', 'ciudad'],
  state: ['state', 'st', 'estado'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'codigopostal'],
  club_name: ['club', 'clubname', 'nombredelclub'],
}
const BOAT_WORDS: readonly (readonly [BoatField, readonly string[]])[] = [
  ['boat_captain', ['boatcaptain', 'captain', 'capitandelancha', 'capitan']],
  ['group', ['group', 'groups', 'categoria', 'categorias']],
  [
    'paid',
    [
      ...['paid', 'payment', 'status', 'orderstatus', 'paymentstatus', 'financialstatus', 'amountpaid', 'paidamount', 'feepaid'],
      ...['entryfeepaid', 'pagado', 'pago'],
    ],
  ],
  [
    'paid_how',
    [
      ...['paymentmethod', 'paymentmethodtitle', 'paidby', 'paidwith', 'howpaid', 'paymenttype'],
      ...['comopagaron', 'comopago', 'metododepago', 'formadepago'],
    ],
  ],
]
/** Who is named without a number is the first; a partner is the second. */
const SEATS: readonly (readonly [RegExp, string])[] = [
  [/^(?:angler|boater|billing|customer|pescador)1?(?=\D|$)/, '1'],
  [/^(?:partner|teammate|coangler|nonboater|angler2|boater2|secondangler|companero|pescador2)/, '2'],
  [/^(?:angler|pescador)([34])/, '$1'],
]

/** A header as it is compared: `E-Mail address` and `email_address` are one, and so are `Teléfono` and `telefono`. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** A shop says whose bill it is before each of them. */
const SHOP = /^billing(?=.)/

const personField = (key: string): PersonField | null => {
  const word = key.replace(SHOP, '')
  return PERSON_FIELDS.find((field) => WORDS[field].includes(word)) ?? null
}

function boatField(key: string): BoatField | null {
  const whole = BOAT_WORDS.find(([, words]) => words.includes(key))
  if (whole) return whole[0]
  const alone = personField(key)
  if (alone && (SEAT_FIELDS as readonly string[]).includes(alone)) return `angler1.${alone as SeatField}`
  const before = SEATS.find(([pattern]) => pattern.test(key))
  const seat = before ? before[1].replace('$1', before[0].exec(key)?.[1] ?? '') : (/[1-4]$/.exec(key)?.[0] ?? '1')
  const rest = before ? key.replace(before[0], '') : key.replace(/[1-4]$/, '')
  const field = rest === '' && before ? 'name' : personField(rest)
  return field && (SEAT_FIELDS as readonly string[]).includes(field) ? (`angler${seat}.${field}` as BoatField) : null
}

const PHONE = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/

/** Without headers the cells say what they are: an e-mail, a phone, and the names before them. */
function columnsByCells(rows: readonly (readonly string[])[], person: (field: PersonField) => ListField | null): (ListField | null)[] {
  const width = rows[0]?.length ?? 0
  const has = (column: number, pattern: RegExp) => rows.some((row) => pattern.test(cleanPhone(row[column] ?? '')))
  const kinds = Array.from({ length: width }, (_, column) => (has(column, EMAIL) ? 'email' : has(column, PHONE) ? 'phone' : 'text'))
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

export type ReadList = {
  /** All of it: titles above the headers too. */
  table: readonly (readonly string[])[]
  /** In which row the headers are; null: there are none. */
  header: number | null
  headers: readonly string[] | null
  rows: readonly (readonly string[])[]
  columns: ListColumns
}

/** Above the headers a file has its title, a date, a blank line; never a page. */
export const MOST_ABOVE_HEADERS = 10

type Known = (key: string) => ListField | null

/** `Nombre` is a first name beside an `Apellido`, and the whole name where no last name follows. */
function wholeNames(keys: readonly string[], known: Known): (ListField | null)[] {
  const found = keys.map(known)
  return found.map((field, at) => {
    if (!field?.endsWith('first_name') || !/nombre$/.test(keys[at]!)) return field
    const of = (part: PersonField) => field.replace('first_name', part) as ListField
    return found.includes(of('last_name')) ? field : of('name')
  })
}

/** The first row with the most words for fields. One word alone is enough where the row has hardly anything else. */
function headerIn(table: readonly (readonly string[])[], known: Known): number | null {
  const scores = table.slice(0, MOST_ABOVE_HEADERS).map((row) => {
    const cells = row.filter((cell) => cell !== '')
    if (cells.some((cell) => EMAIL.test(cell) || PHONE.test(cleanPhone(cell)))) return 0
    const words = cells.filter((cell) => known(headerKey(cell)) !== null).length
    return words > 1 || cells.length <= 2 || row === table[0] ? words : 0
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? null : scores.indexOf(best)
}

/**
 * What the columns of a table hold. The headers are found by their words for fields, also below a title, unless somebody says in which row
 * they are (`null`: in none); `saved` is what somebody chose for headers of this name before (`''`: nothing), and goes first. No
 * field is given to two columns.
 */
export function readList(
  table: readonly (readonly string[])[],
  of: 'people' | 'boats',
  saved: Readonly<Record<string, ListField | ''>> = {},
  said?: number | null,
): ReadList {
  const words = of === 'people' ? personField : boatField
  const known: Known = (key) => {
    const before = saved[key]
    return before === undefined ? words(key) : before || null
  }
  const header = said === undefined ? headerIn(table, known) : said
  const person = (field: PersonField) => (of === 'people' ? field : (`angler1.${field}` as BoatField))
  const headers = header === null ? null : (table[header] ?? [])
  const found = headers ? wholeNames(headers.map(headerKey), known) : columnsByCells(table, person)
  const columns = found.map((field, at) => (field !== null && found.indexOf(field) === at ? field : null))
  return { table, header, headers, rows: header === null ? table : table.slice(header + 1), columns }
}

/** What a row says of a field. */
export const cellOf = (row: readonly string[], columns: ListColumns, field: ListField): string => {
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
