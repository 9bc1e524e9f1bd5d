import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { can } from '@ramplight/domain/policies/policies'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { RefundPart } from '#features/payments/refunds/index.ts'
import { CrewWaivers } from '#features/registration/crew-waivers/index.ts'
import { ReceiptPart } from '#features/registration/receipt/index.ts'
import { Disqualify, deleteEntries, EntryDrawer, EntryPayments, saveEntry } from '#features/registration/tournament-entries/index.ts'
import { WithdrawalPart } from '#features/registration/withdrawals/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { EntryWeights } from '#features/weigh-in/views/index.ts'
import { weighInsQuery } from '#features/weigh-in/weigh-ins/index.ts'
import { useActor } from '#platform/use-session.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { t } from './entries.texts.ts'

type Props = { entry: TournamentEntry; flights: readonly TournamentFlight[]; onClose: () => void }

/** A boat with all that is done about it: who is in it, its money, its weights. */
export function BoatSheet({ entry, flights, onClose }: Props) {
  const tournament = useTournament()
  const mayRefund = can(useActor(), 'tournament.edit', tournament)
  const weighIns = useQuery(weighInsQuery(tournament._id))
  const hasWeighed = (weighIns.data ?? []).some((weighIn) => weighIn.entry === entry._id && !weighIn.voided)
  return (
    <EntryDrawer
      key={entry._id}
      entry={entry}
      tournament={tournament}
      flights={flights}
      onClose={onClose}
      head={<WithdrawalPart entry={entry} tournament={tournament} mayRefund={mayRefund} hasWeighed={hasWeighed} onGone={onClose} />}
    >
      <CrewWaivers tournament={tournament} anglers={entry.anglers} />
      <EntryPayments entry={entry} tournament={tournament} mayRefund={mayRefund} />
      {mayRefund && <ReceiptPart entry={entry} tournament={tournament} maySend className="rl-entry__part" />}
      {mayRefund && (
        <RefundPart
          entry={entry}
          tournament={tournament}
          boat={boatName(entry)}
          save={(paymentLog) => saveEntry(entry, { paymentLog })}
          className="rl-entry__part"
        />
      )}
      <EntryWeights entry={entry._id} tournament={tournament} />
      <div className="rl-entry__part">
        <Disqualify entry={entry} />
        <Button
          variant="default"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void deleteEntries([entry], mayRefund).then((gone) => gone && onClose())}
        >
          {t('entries.deleteEntry')}
        </Button>
      </div>
    </EntryDrawer>
  )
}
