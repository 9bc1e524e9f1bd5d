import { newId } from '@ramplight/contract/kernel/new-id'
import { email, phone } from '@ramplight/contract/kernel/typed'
import type { ImportEntry, TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import type { NameProblem, ParsedAngler, ParsedBoat } from '@ramplight/domain/registration/angler-names'
import { fullName } from '@ramplight/domain/registration/full-name'
import { nameKey } from '@ramplight/domain/registration/name-key'
import type { HowPaid } from '@ramplight/domain/registration/paid-cell'
import { splitName } from '@ramplight/domain/registration/split-name'
import { t } from './tournament-entries.texts.ts'

/** `stop`: cannot be entered like this. `look`: may be right; a person decides. */
export type LineProblem = { level: 'stop' | 'look'; text: string }
export type PastedLine = ParsedBoat & {
  id: string
  problems: LineProblem[]
  included: boolean
  /** A team of one: somebody is to be found for the second seat. */
  needsPartner: boolean
}

const words = (): Record<NameProblem, LineProblem> => ({
  'no-name': { level: 'stop', text: t('pastePreview.noNameFound') },
  'not-a-name': { level: 'stop', text: t('pastePreview.digitsInName') },
  'last-name-missing': { level: 'look', text: t('pastePreview.noLastName') },
  'dash-unclear': { level: 'look', text: t('pastePreview.dashUnclear') },
  'comma-unclear': { level: 'look', text: t('pastePreview.commaUnclear') },
  'two-names': { level: 'look', text: t('pastePreview.twoNames') },
})

/** What nobody may enter before it is looked at. */
const ASKED: readonly (NameProblem | undefined)[] = ['comma-unclear', 'dash-unclear', 'two-names']

const paidWords = { out: 'pastePreview.leftOut', unclear: 'pastePreview.paidUnclear' } as const

/** What is wrong with the contacts of an angler, in the words of their fields. */
const contactProblems = ({ phone: number, email: address, ...angler }: ParsedAngler): LineProblem[] => [
  ...(number && !phone.safeParse(number).success
    ? [{ level: 'stop' as const, text: t('pastePreview.noPhone', { angler: fullName(angler), phone: number }) }]
    : []),
  ...(address && !email.safeParse(address).success
    ? [{ level: 'stop' as const, text: t('pastePreview.noEmail', { angler: fullName(angler), email: address }) }]
    : []),
]

type Context = {
  teamSize: number
  entered: readonly Pick<TournamentEntry, 'anglers'>[]
  /** Decisions of the person, by what the line says. */
  choices: Readonly<Record<string, boolean>>
  /**
   * The id of a line's entry: made on this device and kept, so that sending the list again enters nobody twice. By what the line
   * says, not by where it stands: under an id that is stored already, another crew would be taken for entered and lost.
   */
  idOf: (text: string) => string
}

/** What a list would enter, line by line, with everything that looks doubtful. */
export function previewBoats(boats: readonly ParsedBoat[], { teamSize, entered, choices, idOf }: Context): PastedLine[] {
  const already = new Set(entered.flatMap(({ anglers }) => anglers.map(nameKey)))
  const seen = new Map<string, number>()
  return boats.map((boat) => {
    const problems: LineProblem[] = boat.problem ? [words()[boat.problem]] : []
    if (boat.anglers.length > teamSize)
      problems.push({
        level: 'stop',
        text: t('pastePreview.tooManyAnglers', { teamSize, count: boat.anglers.length }),
      })
    if (boat.paidSays) problems.push({ level: 'look', text: t(paidWords[boat.paidSays.is], { words: boat.paidSays.words }) })
    for (const angler of boat.anglers) {
      problems.push(...contactProblems(angler))
      const name = nameKey(angler)
      const before = seen.get(name)
      if (before !== undefined && name !== '')
        problems.push({ level: 'stop', text: t('pastePreview.isInLineAlready', { angler: fullName(angler), line: before }) })
      else seen.set(name, boat.line)
      if (already.has(name)) problems.push({ level: 'look', text: t('pastePreview.isAlreadyEntered', { angler: fullName(angler) }) })
    }
    const stops = problems.some(({ level }) => level === 'stop')
    const isDoubtful =
      ASKED.includes(boat.problem) || boat.paidSays?.is === 'out' || boat.anglers.some((angler) => already.has(nameKey(angler)))
    const included = !stops && (choices[boat.text] ?? !isDoubtful)
    return { ...boat, id: idOf(boat.text), problems, included, needsPartner: teamSize > 1 && boat.anglers.length === 1 }
  })
}

const LONGEST_GROUP = 80
const SEATS = ['angler1', 'angler2', 'angler3', 'angler4'] as const
export const MOST_IN_A_BOAT = SEATS.length

/** Who somebody said an angler of the list is: one of the book by their id, or `new`. By the text of the line and the seat. */
export type Answers = Readonly<Record<string, string>>
export const NEW_ANGLER = 'new'
export const seatKey = (text: string, seat: number): string => `${seat}:${text}`

const answered = (answer: string | undefined) =>
  answer === undefined ? {} : answer === NEW_ANGLER ? { somebodyNew: true } : { _id: answer }

/** Who steers and the group, where the list says so. */
function moreOf({ group, captain = '' }: Pick<ParsedBoat, 'group' | 'captain'>): Pick<ImportEntry, 'group' | 'boat_captain'> {
  const { first_name, last_name } = splitName(captain)
  return {
    ...(group && { group: group.slice(0, LONGEST_GROUP) }),
    ...(first_name && { boat_captain: { _id: newId(), first_name, last_name } }),
  }
}

/** How a paid boat paid: as its line says, else as somebody said of the whole list. */
function paidBy(how: HowPaid | undefined, checkNumber: string | undefined): Pick<ImportEntry, 'paidWith' | 'paidOnline'> {
  if (how === undefined) return {}
  if (how === 'online') return { paidOnline: true }
  const paidWith: PaidWith = checkNumber ? { method: how, note: checkNumber } : { method: how }
  return { paidWith }
}

/** Is a boat paid of which its line does not say how? */
export const asksHow = ({ payment, how }: ParsedBoat): boolean => payment === 'Paid' && how === undefined

/** The lines to enter as the import wants them. Every angler has an id: what the server made of them, this device makes again. */
export const toImport = (lines: readonly PastedLine[], status: 'Pending' | 'Paid', answers: Answers = {}, how?: HowPaid): ImportEntry[] =>
  lines
    .filter(({ included }) => included)
    .map(({ id, anglers, payment, text, ...line }) => ({
      _id: id,
      status: payment ?? status,
      ...((payment ?? status) === 'Paid' && paidBy(line.how ?? how, line.checkNumber)),
      ...moreOf(line),
      ...(Object.fromEntries(
        SEATS.flatMap((seat, index) =>
          anglers[index] ? [[seat, { _id: newId(), ...anglers[index], ...answered(answers[seatKey(text, index + 1)]) }]] : [],
        ),
      ) as Pick<ImportEntry, 'angler1' | 'angler2' | 'angler3' | 'angler4'>),
    }))

/** An id for every line: a line that stays as it is keeps its own. */
export const idsFor = (lines: readonly string[], ids: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [line.trim(), ids[line.trim()] ?? newId()]))

export const linesOf = (pasted: string): string[] => pasted.split(/\r\n|\r|\n/)

/** The list again with one line written differently. */
export const withLine = (pasted: string, line: number, text: string): string =>
  linesOf(pasted)
    .map((old, index) => (index + 1 === line ? text : old))
    .join('\n')
