import { Group } from '@mantine/core'
import type { Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconPlus, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import type { Buyer } from './buyer.ts'
import { RaffleCard } from './raffle-card.tsx'
import { RaffleSheet } from './raffle-sheet.tsx'
import { t } from './raffles.texts.ts'
import { SellSheet } from './sell-sheet.tsx'

type Props = {
  tournament: string
  raffles: readonly Raffle[]
  people: readonly Buyer[]
  mayEdit: boolean
  /** The raffle whose tickets are shown. */
  open: string | null
  onOpen: (raffle: string | null) => void
}

/** The raffles of a tournament: set up, sold and drawn by whoever runs it. */
export function RafflesView({ tournament, raffles, people, mayEdit, open, onOpen }: Props) {
  const [editing, setEditing] = useState<Raffle | 'new' | null>(null)
  const [selling, setSelling] = useState<Raffle | null>(null)
  const add = { label: t('raffles.newRaffle'), icon: IconPlus, onClick: () => setEditing('new') }
  return (
    <>
      {raffles.length === 0 ? (
        <EmptyState
          icon={IconTicket}
          text={mayEdit ? t('raffles.firstUse') : t('raffles.mayOnlyRead')}
          {...(mayEdit ? { action: add } : {})}
        />
      ) : (
        mayEdit && (
          <Group>
            <ActionButton action={add} />
          </Group>
        )
      )}
      {raffles.map((raffle) => (
        <RaffleCard
          key={raffle._id}
          raffle={raffle}
          mayEdit={mayEdit}
          isOpen={open === raffle._id}
          onToggle={() => onOpen(open === raffle._id ? null : raffle._id)}
          onEdit={() => setEditing(raffle)}
          onSell={() => setSelling(raffle)}
        />
      ))}
      {editing && <RaffleSheet tournament={tournament} raffle={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {selling && <SellSheet raffle={selling} people={people} onClose={() => setSelling(null)} />}
    </>
  )
}
