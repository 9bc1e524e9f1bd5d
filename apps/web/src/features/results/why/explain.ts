import type { StandingRow } from '@ramplight/domain/engine'
import { explainPayout, type PaidShare } from '@ramplight/domain/explain/explain-payout'
import { explainPlace } from '@ramplight/domain/explain/explain-place'
import { explainPoints } from '@ramplight/domain/explain/explain-points'
import { explainPot } from '@ramplight/domain/explain/explain-pot'
import type { ExplanationListProps, ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { measureOf } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import type { Results } from '../screen/results-view.ts'
import { shownRows } from '../standings/standing-lines.ts'
import { cutText, placeRows, sumText, weightRows } from '../words/explanation-rows.ts'
import { payoutRows, placesRows, potSizeRows } from '../words/payout-rows.ts'
import { pointsRows } from '../words/points-rows.ts'
import { potName, weightText } from '../words/words.ts'
import { t } from './why.texts.ts'

/** `place.{entry}`, `total.{entry}`, `points.{entry}`, `payout.{entry}`, `payout-{group}.{entry}`, `day-0.{entry}`, `pot-{pot}.{entry}` */
export type WhyKey = `${string}.${string}`

export type WhyPart = ExplanationListProps & { heading?: string; shown: string }
export type Why = { title: string; subtitle: string; parts: WhyPart[]; notes: string[] }

type Explain = (results: Results, entry: string, detail: string) => Omit<Why, 'subtitle'> | null

const placeWord = (position: number | null, tied: boolean) => (position === null ? t('explain.noPlace') : `${tied ? 'T' : ''}${position}`)

/** `2` → `Why 2nd`, `T2` → `Why T2` */
function whyPlace(shown: string): string {
  const [, tied, place] = /^(T?)(\d+)$/.exec(shown) ?? []
  if (place === undefined) return t('explain.whyNoPlace')
  return t(tied ? 'explain.whyTied' : 'explain.whyPlace', { place: Number(place) })
}

function place(results: Results, entry: string, day: number | null): Omit<Why, 'subtitle'> | null {
  const { tournament, field, words } = results
  const why = explainPlace({ tournament, entries: field, entry, day })
  if (!why) return null
  // Of the whole event the table and its reasons show one place: while boats can still weigh, nobody is tied with one of them.
  const row = shownRows(results).find((one) => one.entry === entry)
  const tied = why.tied && (day !== null || row?.tied !== false)
  const placeText = placeWord(why.position, tied)
  const hand = day === null ? byHand(results, row, placeText) : []
  return {
    title: whyPlace(hand[0]?.shown ?? placeText),
    parts: [
      ...hand,
      {
        heading: t(hand.length > 0 ? 'explain.workedOut' : 'explain.place'),
        rows: placeRows(why.place, words),
        total: { label: tied ? t('explain.sharedPlace') : t('explain.place'), amountText: why.position === null ? '—' : placeText },
        shown: placeText,
      },
      weightPart(results, entry, day),
    ].filter((part) => part !== null),
    notes: why.cuts.map((cut) => cutText(cut, words)),
  }
}

/** The place that counts, where somebody set it or another boat by hand: why, and what was worked out. */
function byHand({ entries }: Results, row: StandingRow | undefined, workedOut: string): WhyPart[] {
  const counts = row ? placeWord(row.position, row.tied) : workedOut
  const ruling = row && entries.get(row.entry)?.ruling
  if (counts === workedOut && !ruling?.place) return []
  const label = ruling?.place ? t('explain.setByHand', { reason: ruling.reason }) : t('explain.movedByHand')
  return [
    {
      heading: t('explain.byHand'),
      rows: [
        { label: t('explain.workedOut'), amountText: workedOut, tone: 'muted' },
        { label, amountText: counts },
      ],
      total: { label: t('explain.place'), amountText: counts },
      shown: counts,
    },
  ]
}

function weightPart({ tournament, field, words }: Results, entry: string, day: number | null): WhyPart | null {
  const why = explainPlace({ tournament, entries: field, entry, day })
  if (!why) return null
  const rows = weightRows(why.weight, words)
  const amountText = weightText(why.totalWeight, words)
  const measure = measureOf(words.unit)
  const label = day === null ? t('explain.totalWeight', { measure }) : t('explain.day', { day: day + 1 })
  const sum = sumText(rows, amountText)
  const note = rows.length === 0 ? t('explain.boatHasNotWeighed') : sum && sum.length < 60 ? sum : undefined
  return { heading: t('explain.weight', { measure }), rows, total: { label, amountText }, note, shown: amountText }
}

function weight(results: Results, entry: string, day: number | null): Omit<Why, 'subtitle'> | null {
  const part = weightPart(results, entry, day)
  return part && { title: t('explain.whyFigure', { figure: part.shown }), parts: [{ ...part, heading: undefined }], notes: [] }
}

const points: Explain = ({ tournament, standings, entries, words }, entry) => {
  const { settings, setupOptions } = tournament
  const why = explainPoints({ settings, standings, openTournament: setupOptions.openTournament ?? null, entry })
  const ruling = entries.get(entry)?.ruling
  const isSet = why.points !== null && ruling?.points != null
  const workedOut = why.points === null ? '—' : pointsText(why.points)
  const shown = isSet ? pointsText(ruling.points!) : workedOut
  const setByHand: ExplanationRow[] = isSet
    ? [
        { label: t('explain.workedOut'), amountText: workedOut, tone: 'muted' },
        { label: t('explain.setByHand', { reason: ruling.reason }), amountText: shown },
      ]
    : []
  return {
    title: why.points === null ? t('explain.whyNoPoints') : t('explain.whyPoints', { points: shown }),
    parts: [{ rows: [...pointsRows(why.steps, words), ...setByHand], total: { label: t('explain.points'), amountText: shown }, shown }],
    notes: [],
  }
}

/** The main pool, or the pot of a group: what the figure that was tapped is from. */
const payout: Explain = ({ tournament, field, standings, tables, words }, entry, group) => {
  const { shares, places } = explainPayout({ tournament, entries: field, standings, placementTables: tables, entry })
  const isMeant = ({ pot }: { pot: PaidShare['pot'] }) => (group === '' ? pot === 'main' : pot !== 'main' && pot.group === group)
  const share = shares.find(isMeant)
  if (!share) return null
  const shown = writeMoney(share.amount)
  const heading = group === '' ? undefined : t('explain.group', { group })
  return {
    title: t('explain.whyFigure', { figure: shown }),
    parts: [
      { heading, rows: payoutRows(share.steps, words), total: { label: t('explain.payout'), amountText: shown }, shown },
      ...places.filter(isMeant).map(({ paidPlaces, steps }): WhyPart => {
        const count = String(paidPlaces)
        return {
          heading: t('explain.placesPaid'),
          rows: placesRows(steps, words),
          total: { label: t('explain.placesPaid'), amountText: count },
          shown: count,
        }
      }),
    ],
    notes: [],
  }
}

const pot: Explain = ({ tournament, field, words }, entry, id) => {
  const why = explainPot({ tournament, entries: field, pot: id, entry })
  if (!why) return null
  const size = writeMoney(why.size.at(-1)?.result ?? 0)
  const shown = writeMoney(why.amount)
  return {
    title: t('explain.whyFigure', { figure: shown }),
    parts: [
      {
        heading: potName(words, id),
        rows: potSizeRows(why.size, words),
        total: { label: t('explain.sizeOfThePot'), amountText: size },
        shown: size,
      },
      {
        heading: why.value === null ? t('explain.payout') : t('explain.payoutFor', { weight: weightText(why.value, words) }),
        rows: payoutRows(why.steps, words),
        total: { label: t('explain.payout'), amountText: shown },
        shown,
      },
    ],
    notes: [],
  }
}

const KINDS: Record<string, Explain> = {
  place: (results, entry, day) => place(results, entry, day === '' ? null : Number(day)),
  total: (results, entry) => weight(results, entry, null),
  day: (results, entry, day) => weight(results, entry, Number(day)),
  points,
  payout,
  pot,
}

/** The explanation behind a figure, or null when the address names none. */
export function explain(results: Results, key: string | undefined): Why | null {
  const [, kind = '', detail = '', entry = ''] = /^(\w+)-?(.*)\.(\w+)$/s.exec(key ?? '') ?? []
  const row = results.entries.get(entry)
  const why = row && KINDS[kind]?.(results, entry, detail)
  if (!why) return null
  const boat = row.boatNumber == null ? null : t('explain.boat', { number: String(row.boatNumber) })
  return { ...why, subtitle: [boat, results.words.crewOf(entry)].filter(Boolean).join(' · ') }
}
