import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { bagIdOf, boatCode, boatsProof, pagesOf, type SheetCode } from '@ramplight/domain/paper-sheet/sheet-code'
import { type RowDoubt, type RowFigures, weighRow } from '@ramplight/domain/paper-sheet/weigh-row'
import { asksWhetherDead, type Bag, type BagValues, cutBefore, startBag } from '#features/weigh-in/bag/index.ts'
import { deviceName } from '#platform/device.ts'
import { byBoat } from '#platform/values/entry-name.ts'
import { sheetKindOf } from '#platform/values/sheet-kind.ts'
import { NOTHING_TYPED, typedFrom } from '#platform/values/typed-weight.ts'
import { cameBack, lateByClock, weighedOn, weighsOneFish } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { type BagPreview, type BagSession, newSession, previewOf } from '../scale/index.ts'
import { t } from './paper.texts.ts'
import type { PhotoRow } from './read-photo.ts'

/** What a person has to look at, beside what the marks themselves leave open. */
export type Doubt = RowDoubt | 'other-boat' | 'older-list' | 'cut' | 'bump' | 'too-late' | 'big-fish-dead' | 'rules'

/**
 * A row of a sheet, against what is known of its boat. `good`: saved with one tap for all. `ask`: the scale would ask too. `look`: a
 * person reads it. `already`: its boat has another weight. `taken`: this very bag is saved. `empty`: nobody filled it in.
 */
export type PaperRow = {
  row: number
  picture: PhotoRow['picture']
  entry: TournamentEntry | null
  is: 'good' | 'ask' | 'look' | 'already' | 'taken' | 'empty'
  doubts: readonly Doubt[]
  /** What would be saved, or what typing begins with; nothing without a boat. */
  session: BagSession | null
  preview: BagPreview | null
}

/** Why a sheet is not taken here at all. */
export type SheetProblem = 'other-event' | 'other-rules' | 'other-day'

export function problemOfSheet(code: SheetCode, { tournament }: StationData): SheetProblem | null {
  const kind = sheetKindOf(tournament)
  if (code.tournament !== tournament._id) return 'other-event'
  if (code.kind.unit !== kind?.unit || code.kind.oneFish !== kind.oneFish) return 'other-rules'
  return code.day < tournament.tournamentDates.length ? null : 'other-day'
}

/** True when the list of boats is still the one that was printed. */
export const isPrintedList = (code: SheetCode, entries: readonly TournamentEntry[]): boolean =>
  boatsProof((pageOf(code, entries) ?? []).map(({ _id }) => _id)) === code.boats

const pageOf = ({ page }: SheetCode, entries: readonly TournamentEntry[]) => pagesOf([...entries].sort(byBoat))[page]

type Sheet = { code: SheetCode; rows: readonly PhotoRow[] }

/** Every row of a sheet, as it would be saved. `now`: of the station's clock. `period`: of the whole sheet, once a person has said it. */
export function paperRows({ code, rows }: Sheet, data: StationData, now: number, period: number | null = null): PaperRow[] {
  const printed = isPrintedList(code, data.entries) ? pageOf(code, data.entries)! : null
  const cut = cutBefore(data.tournament, data.field, code.day)
  return rows.map((photo) => {
    const paper = paperRow(photo, code, printed, cut, data, now)
    if (!paper.session) return paper
    const session = { ...paper.session, ...(period === null ? {} : { periodIndex: period }) }
    return { ...paper, session: underSheetId(session, paper.preview?.values ?? null, code, data) }
  })
}

/** The same bag under the id that every device gives it that reads so. What was taken back stays taken back; the sheet may say it again. */
export function underSheetId(
  session: BagSession,
  values: BagValues | null,
  code: SheetCode,
  { saved }: Pick<StationData, 'saved'>,
): BagSession {
  if (!values || session.additional) return session
  const id = bagIdOf(code, session.entry, { ...values, periodIndex: session.periodIndex })
  return saved.some(({ _id }) => _id === id) ? session : { ...session, id }
}

function paperRow(
  { read, picture }: PhotoRow,
  code: SheetCode,
  printed: readonly TournamentEntry[] | null,
  cut: ReturnType<typeof cutBefore>,
  data: StationData,
  now: number,
): PaperRow {
  const said = weighRow(read, code.kind.unit)
  const { entry, doubts: ofBoat } = boatOf(read.code, printed?.[read.row] ?? null, data.entries)
  const base = { row: read.row, picture, entry }
  if (said.is === 'empty') return { ...base, is: 'empty', doubts: [], session: null, preview: null }
  const doubts: Doubt[] = [...ofBoat, ...(said.is === 'look' ? said.doubts : [])]
  if (!entry) return { ...base, is: 'look', doubts, session: null, preview: null }
  const session = sessionOf(entry, said.figures, code, data, now)
  const preview = previewOf(data, entry, session, now)
  const weighed = weighedOn(data, entry._id, code.day)
  if (weighed.length > 0) return { ...base, is: isSaved(weighed, preview) ? 'taken' : 'already', doubts, session, preview }
  const counted = entry.bump?.day === code.day ? entry.bump.totalFish : undefined
  const rules: [Doubt, boolean][] = [
    ['cut', cut.has(entry._id)],
    ['bump', counted !== undefined && said.figures.totalFish !== undefined && counted !== said.figures.totalFish],
    ['too-late', preview.scored.disqualified],
    // A sheet has no box for it.
    ['big-fish-dead', session.bag.dead > 0 && asksWhetherDead(session.bag, data.tournament.settings.weight)],
    ['rules', preview.guards.some(({ level }) => level === 'error') || (said.is === 'read' && preview.values === null)],
  ]
  doubts.push(...rules.flatMap(([doubt, applies]) => (applies ? [doubt] : [])))
  const is = doubts.length > 0 ? 'look' : preview.guards.some(({ level }) => level === 'ask') ? 'ask' : 'good'
  return { ...base, is, doubts, session, preview }
}

/** The boat of a row: by the code of the row, which has to be the one that the list says. */
function boatOf(
  code: number | null,
  printed: TournamentEntry | null,
  entries: readonly TournamentEntry[],
): { entry: TournamentEntry | null; doubts: Doubt[] } {
  if (printed) {
    if (code === null || boatCode(printed._id) === code) return { entry: printed, doubts: [] }
    return { entry: null, doubts: ['other-boat'] }
  }
  const meant = entries.filter(({ _id }) => boatCode(_id) === code)
  return { entry: meant.length === 1 ? meant[0]! : null, doubts: ['older-list'] }
}

function sessionOf(entry: TournamentEntry, figures: Partial<RowFigures>, code: SheetCode, data: StationData, now: number): BagSession {
  const { tournament, unit } = data
  // Nobody knows from paper when a boat stood at the scale; only its return says whether it was late.
  const minutesLate = cameBack(entry, code.day) === null ? 0 : lateByClock(data, entry, code.day, 0)
  const counted = entry.bump?.day === code.day ? entry.bump : null
  const bag = startBag({ unit, fishLimit: tournament.settings.weight?.fishLimit, oneFish: weighsOneFish(tournament), counted, minutesLate })
  const { totalFish, deadFishCount, weight, bigFish, text, bigText } = figures
  const read = (words: string) => ({
    text: words,
    unit,
    time: new Date(now).toISOString(),
    device: deviceName(),
    tareState: 'unknown' as const,
    // Kept beside the weight for ever: which sheet said so.
    scale: t('readFrom', { page: code.page + 1 }),
  })
  const isCaught = totalFish !== 0 && weight !== undefined
  const filled: Bag = {
    ...bag,
    fish: totalFish ?? bag.fish,
    dead: deadFishCount ?? bag.dead,
    bag: isCaught ? typedFrom(weight, unit) : NOTHING_TYPED,
    big: isCaught && bigFish ? typedFrom(bigFish, unit) : NOTHING_TYPED,
    read: isCaught ? { bag: read(text ?? ''), ...(bigText ? { big: read(bigText) } : {}) } : undefined,
  }
  return newSession({ entry: entry._id, day: code.day, bag: filled })
}

type Weighed = ReturnType<typeof weighedOn>

/** A second photo of the same sheet says what is saved. */
const isSaved = (weighed: Weighed, { values }: BagPreview): boolean =>
  values !== null &&
  weighed.some(
    ({ weight, totalFish, deadFishCount, bigFish }) =>
      weight === values.weight &&
      totalFish === values.totalFish &&
      (deadFishCount ?? 0) === values.deadFishCount &&
      (bigFish || null) === (values.bigFish || null),
  )
