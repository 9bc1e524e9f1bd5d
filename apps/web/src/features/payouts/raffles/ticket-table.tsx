import { tournamentRaffleEntryCalls as calls, type RaffleEntry } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { type Raffle, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconTicket, IconTrash, IconTrophy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './raffles.texts.ts'

export const buyerOf = ({ userName, entrant }: RaffleEntry): string => userName ?? entrant ?? ''
const numberOf = ({ entryNumber }: RaffleEntry): string => (entryNumber ? String(entryNumber) : t('tickets.noNumber'))
/** For a sentence, which says it differently of a ticket that has no number yet. */
const numberOrNone = ({ entryNumber }: RaffleEntry): string => String(entryNumber || 'none')
const METHOD = { cash: 'sell.cash', check: 'sell.check', free: 'sell.free', credits: 'tickets.credits' } as const

/** `Check 1042`; nothing where it brought in nothing that anybody wrote down. */
function howOf({ paid, paidWith }: RaffleEntry): string {
  if (paid === null || paid === undefined) return t('tickets.notSaid')
  return [t(METHOD[paidWith?.method ?? 'cash']), paidWith?.note].filter(Boolean).join(' ')
}

const columns = (): FamilyColumn<RaffleEntry>[] => [
  { id: 'number', header: t('tickets.number'), value: numberOf, sortField: 'entryNumber', numeric: true, card: 'status' },
  { id: 'buyer', header: t('tickets.buyer'), value: buyerOf, card: 'title' },
  {
    id: 'paid',
    header: t('tickets.paid'),
    value: ({ paid }) => paid ?? 0,
    cell: ({ paid }) => (paid === null || paid === undefined ? '' : <span className="rl-num">{writeMoney(paid)}</span>),
    csv: ({ paid }) => (paid ?? 0) / 100,
    sortField: 'paid',
    numeric: true,
    card: 'fact',
  },
  { id: 'how', header: t('tickets.how'), value: howOf, card: 'fact' },
  { id: 'sold', header: t('tickets.sold'), value: (row) => new Date(row.createdAt) },
  { id: 'note', header: t('tickets.note'), value: ({ note }) => note ?? '' },
]

/** The tickets of a raffle: who bought which, and what of it was paid. */
export function TicketTable({ raffle, mayEdit }: { raffle: Raffle; mayEdit: boolean }) {
  const shown = useMemo(columns, [])
  const remove = useAction({
    work: (ticket: RaffleEntry) => call(calls.remove, { params: { id: ticket._id } }),
    onDone: (_, ticket) => notify.stealth(t('ask.isTakenBack', { number: numberOrNone(ticket) })),
  })
  const win = useAction({
    work: (ticket: RaffleEntry) =>
      call(tournamentRaffleCalls.update, { params: { id: raffle._id }, body: { winning_entry: ticket._id, _rev: raffle._rev } }),
  })
  const askRemove = async (ticket: RaffleEntry) => {
    const text = ticket.paid ? t('ask.removeText', { amount: writeMoney(ticket.paid) }) : t('ask.removeFreeText')
    if (
      await confirm({
        title: t('ask.removeTitle', { number: numberOrNone(ticket) }),
        text,
        confirmLabel: t('ask.removeYes'),
        tone: 'danger',
      })
    )
      remove.run(ticket)
  }
  const askWin = async (ticket: RaffleEntry) => {
    const title = t('ask.handTitle', { number: numberOf(ticket), raffle: raffle.name })
    if (await confirm({ title, text: t('ask.handText'), confirmLabel: t('ask.handYes') })) win.run(ticket)
  }
  const actions = (ticket: RaffleEntry): UiAction[] => {
    if (!mayEdit || (raffle.winning_entry && !isLate(raffle, ticket))) return []
    return [
      // The server knows a ticket by its number; before that it may still be refused.
      ...(ticket.entryNumber && !raffle.winning_entry
        ? [{ label: t('tickets.won'), icon: IconTrophy, onClick: () => void askWin(ticket) }]
        : []),
      { label: t('tickets.takeBack'), icon: IconTrash, tone: 'danger' as const, onClick: () => void askRemove(ticket) },
    ]
  }
  return (
    <FamilyTable
      label={t('tickets.label')}
      call={calls.pagedSearch}
      table="tournament-raffle-entries"
      terms={{ raffle: raffle._id }}
      columns={shown}
      start={{ sort: { column: 'number', direction: 'desc' } }}
      rowActions={actions}
      searchPlaceholder={t('tickets.search')}
      empty={{ icon: IconTicket, text: t('tickets.firstUse') }}
    />
  )
}
