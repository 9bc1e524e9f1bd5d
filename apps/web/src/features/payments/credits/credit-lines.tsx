import { type CreditTransaction, creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconCoins } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { whatFor, writeCredits } from './credit-words.ts'
import { t } from './credits.texts.ts'

type Line = CreditTransaction
/** The name of a tournament, where who looks knows it. */
type NameOf = (tournament: string) => string | undefined

const columns = (nameOf: NameOf, isTakenBack: (line: Line) => boolean): FamilyColumn<Line>[] => {
  const words = (line: Line) => (isTakenBack(line) ? t('lines.takenBack', { what: whatFor(line) }) : whatFor(line))
  const eventOf = ({ tournament }: Line) => (tournament ? (nameOf(tournament) ?? t('lines.open')) : t('lines.noEvent'))
  return [
    { id: 'date', header: t('lines.date'), value: (row) => new Date(row.createdAt), sortField: 'createdAt', card: 'fact' },
    { id: 'what', header: t('lines.forWhat'), value: words, card: 'title' },
    {
      id: 'tournament',
      header: t('lines.tournament'),
      value: eventOf,
      cell: (row) => (row.tournament ? <UiLink href={`/director/tournaments/${row.tournament}`}>{eventOf(row)}</UiLink> : eventOf(row)),
      card: 'fact',
    },
    {
      id: 'amount',
      header: t('lines.amount'),
      csv: (row) => row.amount,
      cell: (row) => <span className="rl-num">{writeCredits(row.amount)}</span>,
      numeric: true,
      sortField: 'amount',
      card: 'status',
    },
  ]
}

type Props = {
  bank: string
  /** Its newest lines: which of them were taken back. */
  newest: readonly Line[]
  nameOf?: NameOf
  actionsOf?: (line: Line, isTakenBack: boolean) => readonly UiAction[]
}

const nobody = () => undefined

/** The ledger of a credit bank, the newest first. */
export function CreditLines({ bank, newest, nameOf = nobody, actionsOf }: Props) {
  const takenBack = useMemo(() => new Set(newest.flatMap(({ counterOf }) => counterOf ?? [])), [newest])
  const shown = useMemo(() => columns(nameOf, ({ _id }) => takenBack.has(_id)), [nameOf, takenBack])
  return (
    <FamilyTable
      label={t('lines.label')}
      call={creditTransactionCalls.pagedSearch}
      terms={{ bank }}
      columns={shown}
      start={{ sort: { column: 'date', direction: 'desc' } }}
      views={[
        { id: 'all', label: t('lines.all') },
        { id: 'in', label: t('lines.in'), terms: { amount: { gt: 0 } } },
        { id: 'out', label: t('lines.out'), terms: { amount: { lt: 0 } } },
      ]}
      {...(actionsOf && { rowActions: (row: Line) => [...actionsOf(row, takenBack.has(row._id))] })}
      mutedRow={(row) => takenBack.has(row._id)}
      searchPlaceholder={t('lines.search')}
      empty={{ icon: IconCoins, text: t('lines.none') }}
    />
  )
}
