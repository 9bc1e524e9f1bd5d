import { Button, Group } from '@mantine/core'
import { tournamentRaffleCalls as calls, type Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionMenu } from '@ramplight/ui/parts/action-menu.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ActionButton, type UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconArrowBackUp, IconEyeOff, IconPencil, IconTicket, IconTrash, IconTrophy, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DrawProof } from '#features/payouts/shown-raffles/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { LateTickets } from './late-tickets.tsx'
import './raffles.css'
import { ticketQuery } from './raffles.queries.ts'
import { t } from './raffles.texts.ts'
import { silentIn, silentWords } from './silent-devices.ts'
import { buyerOf, TicketTable } from './ticket-table.tsx'

type Props = {
  raffle: Raffle
  mayEdit: boolean
  isOpen: boolean
  onToggle: () => void
  onEdit: () => void
  onSell: () => void
}

/** A raffle from its first ticket to its winner. */
export function RaffleCard({ raffle, mayEdit, isOpen, onToggle, onEdit, onSell }: Props) {
  const { name, cost, sold, description, winning_entry } = raffle
  const facts = [cost ? t('card.price', { price: writeShortMoney(cost) }) : t('card.noPrice'), t('card.sold', { sold })]
  const more = useMore(raffle, onEdit)
  return (
    <Section
      title={name}
      note={facts.join(' · ')}
      actions={
        <>
          {!raffle.active && <StatusBadge word={t('card.hidden')} icon={IconEyeOff} />}
          <StatusBadge word={winning_entry ? t('card.drawn') : t('card.onSale')} icon={winning_entry ? IconTrophy : IconTicket} />
          {mayEdit && <ActionMenu actions={more} />}
        </>
      }
    >
      {description && <p>{description}</p>}
      {winning_entry && <Winner raffle={raffle} />}
      {winning_entry && mayEdit && <LateTickets raffle={raffle} />}
      <Group gap="xs" my="sm">
        {mayEdit && <Next raffle={raffle} onSell={onSell} />}
        {(mayEdit || sold > 0) && (
          <Button variant="subtle" aria-expanded={isOpen} onClick={onToggle}>
            {t(isOpen ? 'card.hideTickets' : 'card.showTickets')}
          </Button>
        )}
      </Group>
      {isOpen && <TicketTable raffle={raffle} mayEdit={mayEdit} />}
      <DrawProof raffle={raffle} />
    </Section>
  )
}

/** The number, and who has it: as it is called out. */
function Winner({ raffle: { winning_entry, winningNumber, draw } }: { raffle: Raffle }) {
  const ticket = useQuery(ticketQuery(winning_entry!))
  return (
    <p className="rl-raffle__winner">
      <IconTrophy aria-hidden />
      <span>
        <b>{t('card.winner', { number: String(winningNumber ?? '') })}</b>
        {ticket.data && <span>{buyerOf(ticket.data)}</span>}
        {!draw && <small>{t('card.byHand')}</small>}
      </span>
    </p>
  )
}

/** What comes next: sell and draw, or call the next one. */
function Next({ raffle, onSell }: { raffle: Raffle; onSell: () => void }) {
  const online = useOnline()
  const { _id, name, sold, draw, winning_entry } = raffle
  const drawing = useAction({
    work: (how: { passOver?: number; anyway?: true }) => call(calls.draw, { params: { id: _id }, body: how }),
    onRefused: async (error) => {
      const silent = silentIn(error)
      if (!silent) return notify.danger(messageOfError(error))
      const asked = { title: t('ask.silentTitle'), text: t('ask.silentText'), items: silent.map(silentWords) }
      if (await confirm({ ...asked, confirmLabel: t('ask.silentYes'), cancelLabel: t('ask.silentNo') })) drawing.run({ anyway: true })
    },
  })
  const offline = online ? {} : { disabled: true, reason: t('card.needsInternet') }
  const askDraw = async () => {
    const text = t('ask.drawText', { sold })
    if (await confirm({ title: t('ask.drawTitle', { raffle: name }), text, confirmLabel: t('ask.drawYes') })) drawing.run({})
  }
  const askNext = async (winner: number) => {
    const title = t('ask.nextTitle', { number: String(winner) })
    if (await confirm({ title, text: t('ask.nextText'), confirmLabel: t('ask.nextYes') })) drawing.run({ passOver: winner })
  }
  if (winning_entry)
    return draw ? (
      <ActionButton
        action={{
          label: t('card.notHere'),
          icon: IconUserQuestion,
          loading: drawing.running,
          onClick: () => void askNext(draw.winner),
          ...offline,
        }}
      />
    ) : null
  return (
    <>
      <ActionButton variant="filled" action={{ label: t('card.sell'), icon: IconTicket, onClick: onSell }} />
      {sold > 0 && (
        <ActionButton
          action={{ label: t('card.draw'), icon: IconTrophy, loading: drawing.running, onClick: () => void askDraw(), ...offline }}
        />
      )}
    </>
  )
}

function useMore(raffle: Raffle, onEdit: () => void): UiAction[] {
  const { _id, _rev, name, sold, winning_entry } = raffle
  const remove = useAction({
    work: () => call(calls.remove, { params: { id: _id } }),
    onDone: () => notify.stealth(t('ask.isDeleted', { raffle: name })),
  })
  const back = useAction({ work: () => call(calls.update, { params: { id: _id }, body: { winning_entry: null, _rev } }) })
  const askRemove = async () => {
    const title = t('ask.deleteTitle', { raffle: name })
    if (await confirm({ title, text: t('ask.deleteText'), confirmLabel: t('ask.deleteYes'), tone: 'danger' })) remove.run()
  }
  const askBack = async () => {
    const title = t('ask.backTitle', { raffle: name })
    if (await confirm({ title, text: t('ask.backText'), confirmLabel: t('ask.backYes'), tone: 'danger' })) back.run()
  }
  return [
    { label: t('card.edit'), icon: IconPencil, onClick: onEdit },
    ...(winning_entry ? [{ label: t('card.takeBack'), icon: IconArrowBackUp, onClick: () => void askBack() }] : []),
    ...(sold === 0 ? [{ label: t('card.delete'), icon: IconTrash, tone: 'danger' as const, onClick: () => void askRemove() }] : []),
  ]
}
