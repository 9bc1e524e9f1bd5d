import { isNobody, withoutSlash } from './no-partner.ts'
import type { HowPaid } from './paid-cell.ts'
import { type Payment, takePayment } from './payment-words.ts'
import { isSuffix, splitName } from './split-name.ts'

export type ParsedAngler = { first_name: string; last_name: string; email?: string; phone?: string }

export type NameProblem =
  /** Something stands there, but no name. */
  | 'no-name'
  | 'last-name-missing'
  /** A comma that may part last and first name, or two anglers. */
  | 'comma-unclear'
  /** Digits are left in a name. */
  | 'not-a-name'
  /** A dash that may part two anglers, or stand inside one name. */
  | 'dash-unclear'
  /** A cell for one name that seems to hold two. */
  | 'two-names'

/** What a comma between two names of two words parts, as somebody said it of their list. */
export type CommaParts = 'anglers' | 'last-first'

/** One boat. `line` counts from 1, so that it can be pointed at. What follows the problem only a table says. */
export type ParsedBoat = {
  line: number
  text: string
  anglers: ParsedAngler[]
  payment?: Payment
  problem?: NameProblem
  how?: HowPaid
  checkNumber?: string
  /** Words about the fee that leave a boat out (its money went back), or that nobody understands. */
  paidSays?: { is: 'out' | 'unclear'; words: string }
  group?: string
  captain?: string
}

const BETWEEN_ANGLERS = /\s*[&/;\t]\s*|\s+and\s+/i
const EMAIL = /[^\s<>(),;:|"]+@[^\s<>(),;:|"]+\.[a-z]{2,}/i
const PHONE = /(?:(?:\+?1[-. ]?)?\(\d{3}\)|(?:\+|\b)1[-. ]?\d{3}|\b\d{3})[-. ]?\d{3}[-. ]?\d{4}(?!\d)/
const BULLET = /^\s*[-*•·–—]+\s+/
const NUMBER = /^\s*(?:#\s*)?\d{1,4}(?:\s*[.):-]|\b)\s*/
const EMPTY_BRACKETS = /[([<]\s*[)\]>]/g
const LOOSE_ENDS = /^[\s,:|–-]+|[\s,:|–-]+$/g

/** The ten digits as (###) ###-####. */
const phoneText = (found: string): string => found.replace(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

type Segment = { name: string; email?: string; phone?: string }

/** Takes e-mail and phone out of the text of one angler. */
function readSegment(text: string): Segment {
  const email = EMAIL.exec(text)?.[0]
  const withoutEmail = email ? text.replace(email, ' ') : text
  const phone = PHONE.exec(withoutEmail)?.[0]
  const rest = phone ? withoutEmail.replace(phone, ' ') : withoutEmail
  return {
    name: rest.replace(EMPTY_BRACKETS, ' ').replace(LOOSE_ENDS, '').replace(/\s+/g, ' '),
    ...(email ? { email } : {}),
    ...(phone ? { phone: phoneText(phone) } : {}),
  }
}

/** A column that holds only an e-mail or a phone belongs to the name before it. */
function joinContacts(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const previous = joined.at(-1)
    const hasContact = segment.email !== undefined || segment.phone !== undefined
    if (segment.name === '' && !hasContact) continue
    if (segment.name === '' && previous) joined[joined.length - 1] = { ...segment, ...previous }
    else joined.push(segment)
  }
  return joined
}

/** Numbers and bullets before the first name; a phone number in front is no list number. */
function withoutNumber(text: string): string {
  const start = text.replace(BULLET, '')
  return PHONE.exec(start)?.index === 0 ? start : start.replace(NUMBER, '').replace(BULLET, '')
}

/** `Bob & Mary Smith`, `Smith, Bob & Mary`: who has no last name shares that of the boat. */
export function shareLastName(anglers: readonly ParsedAngler[]): ParsedAngler[] {
  const shared = anglers.find(({ last_name }) => last_name !== '')?.last_name ?? ''
  return anglers.map((angler) => (angler.last_name === '' && angler.first_name !== '' ? { ...angler, last_name: shared } : angler))
}

function problemOf(anglers: readonly ParsedAngler[], isUnclear: boolean, isDashUnclear: boolean): NameProblem | undefined {
  if (anglers.length === 0 || anglers.some(({ first_name }) => first_name === '')) return 'no-name'
  if (anglers.some(({ first_name, last_name }) => /\d/.test(first_name + last_name))) return 'not-a-name'
  if (isUnclear) return 'comma-unclear'
  if (isDashUnclear) return 'dash-unclear'
  return anglers.some(({ last_name }) => last_name === '') ? 'last-name-missing' : undefined
}

/** The name alone, without contacts and words about the fee. */
const nameIn = (text: string): string => takePayment(readSegment(text).name).rest

const DASH = /\s+[-–—]+\s+/
const hasWords = (text: string): boolean => /\p{L}/u.test(nameIn(text))

/** A dash between two names parts them; one before a phone, an e-mail or a word about the fee does not. */
function splitAtDashes(part: string): string[] {
  const pieces = part.split(DASH)
  return pieces.filter(hasWords).length > 1 ? pieces : [part]
}

/** A name of one word beside a dash may be the half of a longer one. */
const isUnclearDash = (pieces: readonly string[]): boolean =>
  pieces.length > 1 && pieces.filter(hasWords).some((piece) => nameIn(piece).split(' ').length < 2)

/**
 * Parts at commas where a piece is a name of two words or more: `Jo Reyes 903-555-0142, Linh Tran paid`, `Jo Reyes, Linh`. `Hall, Ray`
 * stays one name, and so does `Jo Reyes, Jr`.
 */
function splitAtCommas(part: string): string[] {
  const pieces = part.split(',')
  const names = pieces.map(nameIn)
  const isOne = names.some(isSuffix) || names.every((name) => !name.includes(' '))
  return isOne ? [part] : pieces
}

const isSomebody = ({ name }: Segment): boolean => !isNobody(name)

function readLine(text: string, comma?: CommaParts): { anglers: ParsedAngler[]; payment?: Payment; problem?: NameProblem } {
  const parts = withoutSlash(withoutNumber(text)).split(BETWEEN_ANGLERS).map(splitAtDashes)
  const pieces = comma === 'anglers' ? parts.flat().flatMap(splitAtCommas) : parts.flat()
  const read = pieces.map(readSegment)
  const payments = read.flatMap(({ name }) => takePayment(name).payment ?? [])
  const segments = joinContacts(read.map((segment) => ({ ...segment, name: takePayment(segment.name).rest })).filter(isSomebody))
  const names = segments.map(({ name }) => splitName(name))
  const anglers = shareLastName(
    segments.map(({ name: _, ...contact }, index) => ({
      first_name: names[index]!.first_name,
      last_name: names[index]!.last_name,
      ...contact,
    })),
  )
  const problem = problemOf(
    anglers,
    segments.some(({ name }, index) => names[index]!.isUnclear && !(comma === 'last-first' && name.split(',').length === 2)),
    parts.some(isUnclearDash),
  )
  // Who owes is told by one word; of two different ones the fee is not paid.
  const payment = payments.includes('Pending') ? 'Pending' : payments[0]
  return { anglers, ...(payment && { payment }), ...(problem && { problem }) }
}

/**
 * A pasted list of names -> one boat per line, in order. Blank lines are left out; doubtful ones say what to look at. `comma`: what
 * somebody said of the commas in this list, which settles `comma-unclear` wherever it can.
 */
export const parseAnglerNames = (pasted: string, comma?: CommaParts): ParsedBoat[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .map(({ line, text }) => ({ line, text, ...readLine(text, comma) }))
