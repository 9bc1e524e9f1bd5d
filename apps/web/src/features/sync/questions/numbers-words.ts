import type { NumbersOffered } from '@ramplight/contract/sync/numbers-question'
import type { Question } from '@ramplight/contract/sync/questions'
import type { DuplicateField } from '@ramplight/ui/form/duplicate-field-picker.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { type FindRow, nameOf, nameOfRow } from '../changes/record-names.ts'
import { t } from './questions.texts.ts'

/** `differs`: what else is different between the two sides. */
export type QuestionWords = { title: string; mineName: string; theirsName: string; fields: DuplicateField[]; differs: string[] }

const MOST = 8

const personName = async (find: FindRow, id: string | null): Promise<string> =>
  (id && (await nameOf(find, 'users', id))) || t('numbersWords.somebodyElse')

/** Who said it; `own`: what the person who looks at it is called. What an admin said while acting as somebody is nobody's own. */
export async function sideName(find: FindRow, by: string | null, admin: string | null | undefined, own: string | null): Promise<string> {
  return admin ? t('numbersWords.anAdminAs', { person: await personName(find, by) }) : (own ?? personName(find, by))
}

/** `Draw of 17:12, seed 42` */
const drawWords = ({ draw }: NumbersOffered): string => {
  if (!draw) return t('numbersWords.theNumbers')
  const what = draw.kind === 'draw' ? t('numbersWords.draw') : t('numbersWords.numbersByHand')
  return `${what} ${writeRecent(draw.at)}${draw.seed === null ? '' : t('numbersWords.seed', { seed: String(draw.seed) })}`
}

const numberWords = (number: number | null | undefined): string => (number == null ? t('numbersWords.noNumber') : String(number))

/** One choice for the whole draw, and which boats it makes a difference to. */
export async function numbersWords(
  { _id, rec, mine, theirs, mineAdmin, theirsAdmin }: Question,
  find: FindRow,
  me: string,
): Promise<QuestionWords> {
  const [left, right] = [mine, theirs] as [NumbersOffered, NumbersOffered]
  const there = new Map(right.boats.map((boat) => [boat._id, boat.boatNumber]))
  const other = left.boats.filter((boat) => there.has(boat._id) && there.get(boat._id) !== boat.boatNumber)
  const differs = other.slice(0, MOST).map(async (boat) => {
    const name = await nameOfRow(find, 'tournament-entries', (await find('tournament-entries', boat._id)) ?? {})
    return t('numbersWords.thisOrThatNumber', {
      boat: name || t('numbersWords.aBoat'),
      number: numberWords(boat.boatNumber),
      otherNumber: numberWords(there.get(boat._id)),
    })
  })
  const by = async ({ draw }: NumbersOffered, admin: string | null | undefined) =>
    draw ? sideName(find, draw.by, admin, draw.by === me ? t('numbersWords.you') : null) : undefined
  return {
    title: [t('numbersWords.boatNumbers'), await nameOf(find, 'tournaments', rec)].filter(Boolean).join(' · '),
    mineName: t('numbersWords.notTakenYet'),
    theirsName: t('numbersWords.thereNow'),
    fields: [
      {
        key: _id,
        label: t('numbersWords.whichNumbersCount'),
        left: { text: drawWords(left), by: await by(left, mineAdmin) },
        right: { text: drawWords(right), by: await by(right, theirsAdmin) },
      },
    ],
    differs: [
      ...(await Promise.all(differs)),
      ...(other.length > MOST ? [t('numbersWords.andMoreBoats', { count: other.length - MOST })] : []),
    ],
  }
}
