import { Section } from '@ramplight/ui/frame/page.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { IconCashBanknote } from '@tabler/icons-react'
import { useMemo } from 'react'
import { measureOf, unitName } from '#platform/values/typed-weight.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from '../screen/results.module.css'
import type { Results } from '../screen/results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { type PayoutLine, payoutTotals } from '../words/payout-lines.ts'
import { weightText } from '../words/words.ts'
import { t } from './payouts.texts.ts'

type Props = { results: Results; lines: readonly PayoutLine[]; state: TableState; onStateChange: (state: TableState) => void }

/** Who gets what from the main pool, and why in a sentence. */
export function PayoutTable({ results, lines, state, onStateChange }: Props) {
  const { tournament, standings } = results
  const withBonus = lines.some((line) => line.bonus !== 0)
  const columns = useMemo(() => payoutColumns(results).filter(({ id }) => id !== 'bonus' || withBonus), [results, withBonus])
  const { base, bonus, rounding, total } = payoutTotals(lines)
  const sumParts = [
    t('payoutTable.base', { amount: writeMoney(base) }),
    ...(rounding === 0 ? [] : [t('payoutTable.rounding', { sign: rounding < 0 ? '−' : '+', amount: writeMoney(Math.abs(rounding)) })]),
    ...(bonus === 0 ? [] : [t('payoutTable.bonus', { amount: writeMoney(bonus) })]),
  ]
  return (
    <Section title={t('payoutTable.mainPool')} note={lines.length === 0 ? undefined : `${sumParts.join(' ')} = ${writeMoney(total)}`} flush>
      <DataTable
        flush
        label={t('payoutTable.mainPool')}
        rows={lines}
        columns={columns}
        rowKey={({ entry }) => entry}
        state={state}
        onStateChange={onStateChange}
        mutedRow={(line) => line.total === 0}
        searchPlaceholder={t('payoutTable.searchTeam')}
        exportName={t('payoutTable.fileName', { tournament: tournament.name })}
        empty={{
          icon: IconCashBanknote,
          text: standings.incomplete ? t('payoutTable.payoutsAreCountedWhen') : t('payoutTable.nobodyIsPaidYet'),
        }}
      />
    </Section>
  )
}

const orDash = (cents: number) => (cents === 0 ? '—' : writeMoney(cents))

const dollars = (cents: number) => cents / 100

function payoutColumns({ words, tournament, entries }: Results): Column<PayoutLine>[] {
  const place = ({ position, tied }: PayoutLine) => `${tied ? 'T' : ''}${position}`
  return [
    {
      id: 'place',
      header: t('payoutTable.place'),
      value: ({ position }) => position,
      csv: place,
      cell: place,
      width: '4.5rem',
      card: 'lead',
    },
    {
      id: 'team',
      header: tournament.teamEvent ? t('payoutTable.team') : t('payoutTable.angler'),
      value: ({ entry }) => words.nameOf(entry),
      card: 'title',
    },
    {
      id: 'boat',
      header: t('payoutTable.boat'),
      value: ({ entry }) => entries.get(entry)?.boatNumber ?? null,
      numeric: true,
      optional: true,
    },
    {
      id: 'weight',
      header: t('payoutTable.weight', { measure: measureOf(words.unit), unit: unitName[words.unit] }),
      value: ({ weight }) => weight,
      csv: ({ weight }) => weightText(weight, words),
      cell: ({ weight }) => weightText(weight, words),
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    moneyColumn('base', t('payoutTable.columns.base'), ({ base }) => base),
    moneyColumn('rounding', t('payoutTable.columns.rounding'), ({ rounding }) => rounding),
    moneyColumn('bonus', t('payoutTable.columns.bonus'), ({ bonus }) => bonus),
    {
      id: 'total',
      header: t('payoutTable.total'),
      value: ({ total }) => total,
      csv: ({ total }) => dollars(total),
      cell: ({ total, entry }) => <WhyFigure why={`payout.${entry}`}>{writeMoney(total)}</WhyFigure>,
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'why',
      header: t('payoutTable.why'),
      value: ({ why }) => why,
      cell: ({ why }) => <span className={classes.why}>{why}</span>,
      sortable: false,
      card: 'fact',
    },
  ]
}

const moneyColumn = (id: string, header: string, of: (line: PayoutLine) => number): Column<PayoutLine> => ({
  id,
  header,
  value: of,
  csv: (line) => dollars(of(line)),
  cell: (line) => orDash(of(line)),
  numeric: true,
  searchable: false,
})
