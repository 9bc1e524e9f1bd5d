import { newId } from '@ramplight/contract/kernel/new-id'
import type { ImportEntry, TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type CommaParts, type NameProblem, type ParsedBoat, parseAnglerNames } from '@ramplight/domain/registration/angler-names'
import { fullName } from '@ramplight/domain/registration/full-name'
import { nameKey } from '@ramplight/domain/registration/name-key'
import { splitName } from '@ramplight/domain/registration/split-name'
import { t } from './tournament-entries.texts.ts'

/** `stop`: cannot be entered like this. `look`: may be right; a person decides. */
export type LineProblem = { level: 'stop' | 'look'; text: string }
export type PastedLine = ParsedBoat & { id: string; problems: LineProblem[]; included: boolean }

const words = (): Record<NameProblem, LineProblem> => ({
  'no-name': { level: 'stop', text: t('pastePreview.noNameFound') },
  'not-a-name': { level: 'stop', text: t('pastePreview.digitsInName') },
  'last-name-missing': { level: 'look', text: t('pastePreview.noLastName') },
  'dash-unclear': { level: 'look', text: t('pastePreview.dashUnclear') },
  'comma-unclear': { level: 'look', text: t('pastePreview.commaUnclear') },
})

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
  /** What the person said of the commas in this list. */
  comma?: CommaParts | undefined
}

/** What a pasted list would enter, line by line, with everything that looks doubtful. */
export function previewPaste(pasted: string, { teamSize, entered, choices, idOf, comma }: Context): PastedLine[] {
  const already = new Set(entered.flatMap(({ anglers }) => anglers.map(nameKey)))
  const seen = new Map<string, number>()
  return parseAnglerNames(pasted, comma).map((boat) => {
    const problems: LineProblem[] = boat.problem ? [words()[boat.problem]] : []
    if (boat.anglers.length > teamSize)
      problems.push({
        level: 'stop',
        text: t('pastePreview.tooManyAnglers', { teamSize, count: boat.anglers.length }),
      })
    for (const angler of boat.anglers) {
      const name = nameKey(angler)
      const before = seen.get(name)
      if (before !== undefined && name !== '')
        problems.push({ level: 'stop', text: t('pastePreview.isInLineAlready', { angler: fullName(angler), line: before }) })
      else seen.set(name, boat.line)
      if (already.has(name)) problems.push({ level: 'look', text: t('pastePreview.isAlreadyEntered', { angler: fullName(angler) }) })
    }
    const stops = problems.some(({ level }) => level === 'stop')
    const isUnclear = boat.problem === 'comma-unclear' || boat.problem === 'dash-unclear'
    const isDoubtful = isUnclear || boat.anglers.some((angler) => already.has(nameKey(angler)))
    return { ...boat, id: idOf(boat.text), problems, included: !stops && (choices[boat.text] ?? !isDoubtful) }
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

/** What a file says of a boat that its line has no room for. */
export type MoreOfBoat = { group: string; captain: string }

function moreOf(more: MoreOfBoat | undefined): Pick<ImportEntry, 'group' | 'boat_captain'> {
  if (!more) return {}
  const { first_name, last_name } = splitName(more.captain)
  return {
    ...(more.group && { group: more.group.slice(0, LONGEST_GROUP) }),
    ...(first_name && { boat_captain: { _id: newId(), first_name, last_name } }),
  }
}

/** The lines to enter as the import wants them. Every angler has an id: what the server made of them, this device makes again. */
export const toImport = (
  lines: readonly PastedLine[],
  status: 'Pending' | 'Paid',
  answers: Answers = {},
  more: Readonly<Record<string, MoreOfBoat>> = {},
): ImportEntry[] =>
  lines
    .filter(({ included }) => included)
    .map(({ id, anglers, payment, text }) => ({
      _id: id,
      status: payment ?? status,
      ...moreOf(more[text]),
      ...(Object.fromEntries(
        SEATS.flatMap((seat, index) =>
          anglers[index] ? [[seat, { _id: newId(), ...anglers[index], ...answered(answers[seatKey(text, index + 1)]) }]] : [],
        ),
      ) as Pick<ImportEntry, 'angler1' | 'angler2' | 'angler3' | 'angler4'>),
    }))

/** An id for every line: a line that stays as it is keeps its own. */
export const idsFor = (pasted: string, ids: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(linesOf(pasted).map((line) => [line.trim(), ids[line.trim()] ?? newId()]))

const linesOf = (pasted: string): string[] => pasted.split(/\r\n|\r|\n/)

/** The list again with one line written differently. */
export const withLine = (pasted: string, line: number, text: string): string =>
  linesOf(pasted)
    .map((old, index) => (index + 1 === line ? text : old))
    .join('\n')
