import { type Coupon, couponCalls } from '@ramplight/contract/payments/coupons'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import {
  IconCheck,
  IconCopy,
  IconHourglassEmpty,
  IconLink,
  IconPlayerPause,
  IconPlayerPlay,
  IconTicket,
  IconTicketOff,
  IconTrash,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { copyText } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { nameIn, namesOf } from '#platform/values/name-in.ts'
import { todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import { type CouponState, couponState } from './coupon-state.ts'
import { t } from './coupons.texts.ts'

const LOOKS = {
  open: { tone: 'kelp', icon: IconCheck },
  stopped: { tone: 'ink', icon: IconPlayerPause },
  over: { tone: 'ink', icon: IconHourglassEmpty },
  usedUp: { tone: 'amber', icon: IconTicketOff },
} as const satisfies Record<CouponState, object>

function State({ coupon }: { coupon: Coupon }) {
  const state = couponState(coupon, todayHere())
  return <StatusBadge word={t(`state.${state}`)} {...LOOKS[state]} />
}

const usedText = ({ used, most }: Coupon) => (most ? t('usedOf', { used, most }) : String(used))

const columns = (eventOf: (coupon: Coupon) => string): FamilyColumn<Coupon>[] => [
  { id: 'code', header: labelOf('coupons', 'code'), value: (row) => row.code, sortField: 'code', card: 'title' },
  {
    id: 'amount',
    header: labelOf('coupons', 'amount'),
    csv: (row) => row.amount / 100,
    cell: (row) => <span className="rl-num">{writeMoney(row.amount)}</span>,
    numeric: true,
    sortField: 'amount',
    card: 'fact',
  },
  { id: 'tournament', header: labelOf('coupons', 'tournament'), value: eventOf, card: 'fact' },
  { id: 'used', header: labelOf('coupons', 'used'), value: usedText, numeric: true, card: 'fact' },
  {
    id: 'until',
    header: labelOf('coupons', 'until'),
    value: (row) => (row.until ? writeDate(row.until) : t('noLastDay')),
    sortField: 'until',
    card: 'fact',
  },
  {
    id: 'state',
    header: t('status'),
    value: (row) => t(`state.${couponState(row, todayHere())}`),
    cell: (row) => <State coupon={row} />,
    card: 'status',
  },
]

const copy = (what: string) => void copyText(what, { copied: t('copied', { what }), cannot: t('cannotCopy', { what }) })

/** `tournaments`: null while they are not known. */
type Props = { tournaments: readonly SkinnyTournament[] | null; adding: boolean; onAdd: (adding: boolean) => void }

/** The coupons of a director: what each takes off, where, and how often it was used. */
export function CouponTable({ tournaments, adding, onAdd }: Props) {
  const [open, setOpen] = useState<Coupon | null>(null)
  const shown = useMemo(() => {
    const names = namesOf(tournaments, ({ name }) => name)
    return columns(({ tournament }) => (tournament ? nameIn(names, tournament, t('goneEvent')) : t('everyEvent')))
  }, [tournaments])
  const turn = useAction({
    work: ({ _id, active }: Coupon) => call(couponCalls.update, { params: { id: _id }, body: { active: !active } }),
    onDone: ({ code, active }) => notify.success(t(active ? 'isStarted' : 'isStopped', { code })),
  })
  const remove = useAction({
    work: ({ _id }: Coupon) => call(couponCalls.remove, { params: { id: _id } }),
    onDone: (_, { code }) => notify.stealth(t('isDeleted', { code })),
  })
  const askToDelete = async (coupon: Coupon) => {
    const title = t('confirmDelete', { code: coupon.code })
    const sure = await confirm({ title, text: t('whatDeletingDoes'), confirmLabel: t('deleteCoupon'), tone: 'danger' })
    if (sure) remove.run(coupon)
  }
  const actions = (coupon: Coupon): UiAction[] => [
    { label: t('copyCode'), icon: IconCopy, onClick: () => copy(coupon.code) },
    ...(coupon.tournament
      ? [
          {
            label: t('copyLink'),
            icon: IconLink,
            onClick: () => copy(`${location.origin}/tournaments/${coupon.tournament}?coupon=${coupon.code}`),
          },
        ]
      : []),
    { label: t(coupon.active ? 'stop' : 'start'), icon: coupon.active ? IconPlayerPause : IconPlayerPlay, onClick: () => turn.run(coupon) },
    { label: t('delete'), icon: IconTrash, tone: 'danger', onClick: () => void askToDelete(coupon) },
  ]
  return (
    <>
      <FamilyTable
        label={t('coupons')}
        call={couponCalls.pagedSearch}
        columns={shown}
        start={{ sort: { column: 'code', direction: 'asc' } }}
        views={[
          { id: 'all', label: t('all') },
          { id: 'open', label: t('open'), terms: { active: true } },
          { id: 'stopped', label: t('stopped'), terms: { active: false } },
        ]}
        onOpen={setOpen}
        rowActions={actions}
        searchPlaceholder={t('search')}
        empty={{ icon: IconTicket, text: t('firstUse'), action: { label: t('add'), onClick: () => onAdd(true) } }}
      />
      {open && <CouponSheet coupon={open} tournaments={tournaments ?? []} onClose={() => setOpen(null)} />}
      {adding && <CouponSheet coupon={null} tournaments={tournaments ?? []} onClose={() => onAdd(false)} />}
    </>
  )
}
