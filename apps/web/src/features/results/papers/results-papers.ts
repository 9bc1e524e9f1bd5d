import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PotResult } from '@ramplight/domain/engine'
import type { Id } from '@ramplight/domain/kernel/ids'
import { type Cells, eventSheet, type Paper, type PaperTable, printDates, tableOf } from '#features/print/index.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { measureOf, unitName } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { stateOf } from '../screen/results-state.tsx'
import { dayStandings, daysOf, moneyOut, type Results } from '../screen/results-view.ts'
import { placeMark, type StandingLine, standingLines } from '../standings/standing-lines.ts'
import { payoutLines } from '../words/payout-lines.ts'
import { potName, weightText } from '../words/words.ts'
import { t } from './papers.texts.ts'
import type { PrintOptions } from './print-options.ts'

/** The club of each angler that has one. */
export type Clubs = ReadonlyMap<Id, string>
export type ForPaper = { results: Results; options: PrintOptions; clubs: Clubs }

const stateWord = (results: Results) => t(`states.${stateOf(results)}`)

const clubsOf = (entry: TournamentEntry | undefined, clubs: Clubs) =>
  [...new Set((entry?.users ?? []).flatMap((user) => clubs.get(user) ?? []))].join(' · ')

/** Whose row it is: boat where it is wanted, names in full, club where it is wanted. */
function whoCells<Row>({ results: { tournament, entries, words }, options, clubs }: ForPaper, idOf: (row: Row) => Id): Cells<Row>[] {
  const of = (row: Row) => entries.get(idOf(row))
  const named = (row: Row) => {
    const entry = of(row)
    return entry ? fullNames(entry) : words.nameOf(idOf(row))
  }
  return [
    ...when(options.showBoatNumber, { label: t('boat'), align: 'end', cell: (row: Row) => String(of(row)?.boatNumber ?? '—') }),
    { label: tournament.teamEvent ? t('team') : t('angler'), cell: named },
    ...when(options.showClubInfo, { label: t('club'), cell: (row: Row) => clubsOf(of(row), clubs) || '—' }),
  ]
}

/** A column that only some sheets have. */
const when = <Row>(isWanted: boolean, column: Cells<Row>): Cells<Row>[] => (isWanted ? [column] : [])

const ofLine = ({ row }: StandingLine): Id => row.entry
const ofRow = ({ entry }: { entry: Id }): Id => entry

/** Places and weights; with payouts, and with the pots below, where they are wanted. */
export function overallPaper(paper: ForPaper): Paper {
  const { results, options } = paper
  const { words, official, tournament, payouts, pots } = results
  const lines = standingLines(results)
  const paid = new Map(payouts.payouts.map(({ entry, amount }) => [entry, amount]))
  const days = daysOf(tournament)
  const columns: Cells<StandingLine>[] = [
    { label: t('place'), cell: ({ row, weighed }) => placeMark(row, weighed || official !== null) },
    ...whoCells(paper, ofLine),
    { label: t('fish'), align: 'end', cell: ({ row, weighed }) => (weighed ? String(row.totalFish) : '—') },
    ...(days.length > 1 ? days : []).map(
      (day): Cells<StandingLine> => ({
        label: t('day', { day: day + 1 }),
        align: 'end',
        cell: (line) => {
          const weight = line.days.get(day)?.adjustedWeight
          return weight === undefined ? '—' : weightText(weight, words)
        },
      }),
    ),
    totalCell(words, ({ weighed }) => weighed),
    bigFishCell(words),
    ...when(
      lines.some(({ points }) => points !== null),
      {
        label: t('points'),
        align: 'end',
        cell: ({ points }: StandingLine) => (points === null ? '—' : pointsText(points)),
      },
    ),
    ...when(options.payoutInfo, { label: t('payout'), align: 'end', cell: ({ row }: StandingLine) => paidText(paid, row.entry) }),
  ]
  const shown = pots.filter(({ kind }) => (kind === 'bigFishPot' ? options.bigFishPayouts : options.sidePots))
  return {
    ...eventSheet(results.tournament, t('overall'), [stateWord(results)]),
    tables: [tableOf(columns, lines), ...shown.map((pot) => potTable(paper, pot))],
  }
}

const totalCell = (words: Results['words'], isIn: (line: StandingLine) => boolean = () => true): Cells<StandingLine> => ({
  label: t('total', { unit: unitName[words.unit] }),
  align: 'end',
  cell: (line) => (isIn(line) ? weightText(line.row.totalWeight, words) : t('notWeighed')),
})

const bigFishCell = (words: Results['words']): Cells<StandingLine> => ({
  label: t('bigFish'),
  align: 'end',
  cell: ({ row }) => (row.bigFish > 0 ? weightText(row.bigFish, words) : '—'),
})

type Paid = ReadonlyMap<Id, number>
const paidText = (paid: Paid, entry: Id): string => {
  const amount = paid.get(entry)
  return amount === undefined ? '—' : writeMoney(amount)
}

/** One day by itself. */
export function dayPaper(paper: ForPaper, day: number): Paper {
  const { results } = paper
  const { words } = results
  const lines = standingLines(results, dayStandings(results, day)).filter(({ days }) => days.has(day))
  const columns: Cells<StandingLine>[] = [
    { label: t('place'), cell: ({ row }) => placeMark(row) },
    ...whoCells(paper, ofLine),
    { label: t('fish'), align: 'end', cell: ({ row }) => String(row.totalFish) },
    totalCell(words),
    bigFishCell(words),
  ]
  const date = results.tournament.tournamentDates[day]
  return {
    ...eventSheet(results.tournament, t('dayResults', { day: day + 1 }), [...(date ? [printDates([date])] : []), stateWord(results)]),
    tables: [tableOf(columns, lines)],
  }
}

/** The biggest fish of every boat, and below it each big fish pot where it is wanted. */
export function bigFishPaper(paper: ForPaper): Paper {
  const { results, options } = paper
  const { words, standings, pots } = results
  const rows = standings.standings
    .filter(({ bigFish, disqualified }) => bigFish > 0 && !disqualified)
    .toSorted((a, b) => b.bigFish - a.bigFish)
  const place = (weight: number) => {
    const first = 1 + rows.filter(({ bigFish }) => bigFish > weight).length
    return `${rows.filter(({ bigFish }) => bigFish === weight).length > 1 ? 'T' : ''}${first}`
  }
  const columns: Cells<(typeof rows)[number]>[] = [
    { label: t('place'), cell: ({ bigFish }) => place(bigFish) },
    ...whoCells(paper, ofRow),
    { label: t('bigFishIn', { unit: unitName[words.unit] }), align: 'end', cell: ({ bigFish }) => weightText(bigFish, words) },
  ]
  const shown = options.bigFishPayouts ? pots.filter(({ kind }) => kind === 'bigFishPot') : []
  return {
    ...eventSheet(results.tournament, t('bigFishResults'), [stateWord(results)]),
    tables: [tableOf(columns, rows), ...shown.map((pot) => potTable(paper, pot))],
  }
}

/** One pot: who is in it, in order, and what they get. */
export function potPaper(paper: ForPaper, pot: PotResult): Paper {
  const { results } = paper
  const { title: _, ...table } = potTable(paper, pot)
  return { ...eventSheet(results.tournament, potName(results.words, pot.pot), [stateWord(results)]), tables: [table] }
}

function potTable(paper: ForPaper, pot: PotResult): PaperTable {
  const { words } = paper.results
  const paid = new Map(pot.payouts.map(({ entry, amount }) => [entry, amount]))
  const isTied = (position: number) => pot.standings.filter((row) => row.position === position).length > 1
  type Row = (typeof pot.standings)[number]
  const columns: Cells<Row>[] = [
    { label: t('place'), cell: ({ position }) => `${isTied(position) ? 'T' : ''}${position}` },
    ...whoCells(paper, ofRow),
    {
      label: t('weight', { measure: measureOf(words.unit), unit: unitName[words.unit] }),
      align: 'end',
      cell: ({ weight }) => weightText(weight, words),
    },
    { label: t('payout'), align: 'end', cell: ({ entry }) => paidText(paid, entry) },
  ]
  return {
    title: potName(words, pot.pot),
    note: t('potNote', { count: pot.participants, pot: writeMoney(pot.size), paid: writeMoney(pot.paid) }),
    ...tableOf(columns, pot.standings),
  }
}

/** All money that goes out, each line with a place to sign: cash and checks are handed over against it. */
export function payoutsPaper(paper: ForPaper): Paper {
  const { results } = paper
  const { words, payouts, pots, official, tournament, field, standings, tables } = results
  const lines = payoutLines({ tournament, entries: field, standings, placementTables: tables }, words)
  const all = [
    ...lines
      .filter(({ total }) => total > 0)
      .map(({ entry, position, tied, total }) => ({ entry, place: `${tied ? 'T' : ''}${position}`, amount: total, from: t('mainPool') })),
    ...payouts.groupPots.flatMap(({ group, payouts: paid }) =>
      paid.map(({ entry, position, amount }) => ({ entry, place: String(position), amount, from: t('group', { group }) })),
    ),
    ...pots.flatMap(({ pot, payouts: paid }) =>
      paid.map(({ entry, position, amount }) => ({ entry, place: String(position), amount, from: potName(words, pot) })),
    ),
  ]
  const columns: Cells<(typeof all)[number]>[] = [
    { label: t('from'), cell: ({ from }) => from },
    { label: t('place'), cell: ({ place }) => place },
    ...whoCells(paper, ofRow),
    { label: t('payout'), align: 'end', cell: ({ amount }) => writeMoney(amount) },
    { label: t('received'), share: 3 },
  ]
  const total = columns.map(({ label }) =>
    label === t('payout') ? writeMoney(moneyOut(results).total) : label === t('from') ? t('all') : '',
  )
  return {
    ...eventSheet(results.tournament, t('payouts'), [official ? t('states.official') : t('previewOnly')]),
    tables: [{ ...tableOf(columns, all), ...(all.length > 0 && { total }), isTall: true, note: t('signNote') }],
  }
}
