import { can } from '@ramplight/domain/policies/policies'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { RafflesView, rafflesQuery } from '#features/payouts/raffles/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useActor } from '#platform/use-session.ts'
import { t } from './raffles.texts.ts'

export function RafflesPage() {
  const tournament = useTournament()
  const mayEdit = can(useActor(), 'tournament.run', tournament)
  const raffles = useQuery(rafflesQuery(tournament._id))
  const entries = useQuery(entriesQuery(tournament._id))
  const [open, setOpen] = useAddressParam('raffle')
  const people = (entries.data ?? []).flatMap(({ anglers }) => anglers.map((one) => ({ _id: one._id, name: fullName(one) })))
  return (
    <Loaded query={raffles} what={t('raffles.noun')}>
      {(loaded) => (
        <RafflesView tournament={tournament._id} raffles={loaded} people={people} mayEdit={mayEdit} open={open} onOpen={setOpen} />
      )}
    </Loaded>
  )
}
