import { Button } from '@mantine/core'
import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { Cents } from '@ramplight/domain/kernel/units'
import { owedByMember, paidByMember } from '@ramplight/domain/money/member-fee'
import { memberPaidTwice } from '@ramplight/domain/money/member-log'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconCashBanknote, IconCheck, IconIdBadge2, IconLock, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { approveMembers, payInFull } from './change-members.ts'
import { endOrBegin, removeMember } from './end-membership.ts'
import { MemberSheet } from './member-sheet.tsx'
import { MemberStanding } from './member-standing.tsx'
import { memberName, standingOf, waysPaid } from './member-words.ts'
import classes from './memberships.module.css'
import { t } from './memberships.texts.ts'

const money = (header: string, of: (row: Membership) => Cents) => ({
  header,
  csv: (row: Membership) => of(row) / 100,
  cell: (row: Membership) => <span className="rl-num">{writeMoney(of(row))}</span>,
  numeric: true,
})

const columns = (seasonOf: (row: Membership) => string): FamilyColumn<Membership>[] => [
  { id: 'user', header: labelOf('memberships', 'user'), value: memberName, card: 'title' },
  { id: 'season', header: labelOf('memberships', 'season'), value: seasonOf, card: 'fact' },
  { id: 'amount', sortField: 'amount', ...money(labelOf('memberships', 'amount'), (row) => row.amount) },
  { id: 'amountPaid', sortField: 'amountPaid', card: 'fact', ...money(labelOf('memberships', 'amountPaid'), paidByMember) },
  { id: 'paidWith', header: labelOf('memberships', 'paidWith'), value: waysPaid },
  {
    id: 'owed',
    card: 'fact',
    ...money(t('owed'), owedByMember),
    cell: (row) =>
      memberPaidTwice(row).length > 0 ? (
        <b className={classes.owed}>{t('payments.paidTwice')}</b>
      ) : (
        <span className={`rl-num ${owedByMember(row) > 0 ? classes.owed : ''}`}>{writeMoney(owedByMember(row))}</span>
      ),
  },
  {
    id: 'standing',
    header: t('standing'),
    value: (row) => t(`state.${standingOf(row)}`),
    cell: (row) => <MemberStanding membership={row} />,
    card: 'status',
  },
  { id: 'createdAt', header: t('joined'), value: (row) => new Date(row.createdAt), sortField: 'createdAt', optional: true },
]

const choices = (list: readonly { _id: string; name: string }[]) => list.map(({ _id, name }) => ({ value: _id, label: name }))

type Props = {
  seasons: readonly Pick<Season, '_id' | 'name'>[]
  tours: readonly { _id: string; name: string }[]
  /** What a member has paid, where the page has it. */
  receiptOf?: (membership: Membership) => ReactNode
  onAdd: () => void
}

/** The members of a director's seasons: who is one, what they paid and owe, and who waits to be let in. */
export function MemberTable({ seasons, tours, receiptOf, onAdd }: Props) {
  const [open, setOpen] = useState<Membership | null>(null)
  const seasonOf = useMemo(() => {
    const names = new Map(seasons.map(({ _id, name }) => [_id, name]))
    return ({ season }: Membership) => names.get(season) ?? t('aSeason')
  }, [seasons])
  const shown = useMemo(() => columns(seasonOf), [seasonOf])
  // A director who is a member of somebody else's season reads that as an angler does.
  const isChosen = !!useTableAddress().state.filters.season?.length
  const terms = isChosen ? undefined : { season: seasons.map(({ _id }) => _id) }
  const actions = (row: Membership): UiAction[] => [
    ...(standingOf(row) === 'waits' ? [{ label: t('table.approve'), icon: IconCheck, onClick: () => void approveMembers([row]) }] : []),
    ...(owedByMember(row) > 0 ? [{ label: t('table.paidInFull'), icon: IconCashBanknote, onClick: () => void payInFull([row]) }] : []),
    row.active
      ? { label: t('table.end'), icon: IconLock, onClick: () => void endOrBegin(row) }
      : { label: t('table.beginAgain'), icon: IconPlayerPlay, onClick: () => void endOrBegin(row) },
    ...(paidByMember(row) === 0
      ? [{ label: t('table.remove'), icon: IconTrash, tone: 'danger' as const, onClick: () => void removeMember(row) }]
      : []),
  ]
  return (
    <>
      <FamilyTable
        label={t('members')}
        call={membershipCalls.pagedSearch}
        table="memberships"
        terms={terms}
        columns={shown}
        start={{ sort: { column: 'createdAt', direction: 'desc' } }}
        views={[
          { id: 'current', label: t('table.current'), terms: { active: true } },
          { id: 'waiting', label: t('table.waiting'), terms: { active: true, approved: false } },
          { id: 'owes', label: t('table.owes'), terms: { owes: true } },
          { id: 'ended', label: t('table.ended'), terms: { active: false } },
          { id: 'all', label: t('table.all') },
        ]}
        filters={[
          { id: 'season', label: t('table.season'), options: choices(seasons), termsOf: (season) => ({ season }) },
          ...(tours.length > 1
            ? [{ id: 'tour', label: t('table.tour'), options: choices(tours), termsOf: (tour: readonly string[]) => ({ tour }) }]
            : []),
        ]}
        onOpen={setOpen}
        mutedRow={({ active }) => !active}
        rowAction={(row) =>
          standingOf(row) === 'waits' ? (
            <Button size="xs" variant="default" onClick={() => void approveMembers([row])}>
              {t.rich('table.approveOne', { name: memberName(row), hidden: (words) => <span className="rl-sr-only">{words}</span> })}
            </Button>
          ) : null
        }
        rowActions={actions}
        bulkActions={[
          { label: t('table.approve'), icon: IconCheck, run: approveMembers },
          { label: t('table.paidInFull'), icon: IconCashBanknote, run: payInFull },
        ]}
        searchPlaceholder={t('table.search')}
        empty={{ icon: IconIdBadge2, text: t('table.firstUse'), action: { label: t('table.add'), onClick: onAdd } }}
      />
      {open && <MemberSheet membership={open} season={seasonOf(open)} receiptOf={receiptOf} onClose={() => setOpen(null)} />}
    </>
  )
}
