import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import { purposeWord } from '#features/payments/money/index.ts'
import { purposeTotals, sumOf, moneyYearTexts as t, yearTotals } from '#features/payments/money-year/index.ts'
import { type Cells, type Paper, paperFileName, tableOf } from '#features/print/index.ts'
import { dateText } from '#platform/values/event-time.ts'
import { writeMoney } from '#platform/values/write-money.ts'

type Event = MoneyYear['events'][number]

const money = (id: 'in' | 'out' | 'kept' | 'owed'): Cells<Event> => ({ label: t(id), align: 'end', cell: (row) => writeMoney(row[id]) })

const columns = (): Cells<Event>[] => [
  { label: t('name'), cell: ({ name }) => name },
  { label: t('day'), cell: ({ day }) => dateText(day) },
  { label: t('boats'), align: 'end', cell: ({ boats }) => String(boats) },
  ...(['in', 'out', 'kept', 'owed'] as const).map(money),
]

/** The report of a year on paper: events with their sums, memberships, and what it was for. */
export function moneyYearPaper(report: MoneyYear): Paper {
  const { year, events, memberships } = report
  const totals = yearTotals(report)
  const sums = (['in', 'out', 'kept', 'owed'] as const).map((figure) => writeMoney(sumOf(events, figure)))
  return {
    title: t('title'),
    subtitles: [t('of', { year })],
    tables: [
      { title: t('table'), ...tableOf(columns(), events), total: [t('allEvents'), '', String(sumOf(events, 'boats')), ...sums] },
      ...(memberships.length
        ? [
            {
              title: t('memberships'),
              columns: [
                { label: t('season') },
                { label: t('membersHead'), align: 'end' as const },
                { label: t('in'), align: 'end' as const },
              ],
              rows: memberships.map(({ name, members, in: came }) => [name, String(members), writeMoney(came)]),
            },
          ]
        : []),
      {
        title: t('sum'),
        columns: [{ label: '' }, { label: t('amount'), align: 'end' }],
        rows: purposeTotals(report).map(({ purpose, amount }) => [purposeWord(purpose), writeMoney(amount)]),
        total: [t('total', { year }), writeMoney(totals.kept)],
      },
    ],
    foot: t('of', { year }),
    fileName: paperFileName(t('title'), year, 'report'),
  }
}
