import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { useQuery } from '@tanstack/react-query'
import { MoneyLine } from '#features/tournaments/angler-money/index.ts'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { useSession } from '#platform/use-session.ts'
import { boatOfTeam } from '../pay-by-card/index.ts'
import { preRegistrationsOf } from '../sign-up/index.ts'

/** What an angler who is in this event is told of the money of their boat, or of their team. */
export function OwnMoney({ tournament }: { tournament: Tournament }) {
  const me = useSession()!.user._id
  const isHere = (one: { tournament: string }) => one.tournament === tournament._id
  const entry = useQuery(myEntriesQuery(me)).data?.find((one) => isHere(one) && !one.deleted)
  const team = useQuery(preRegistrationsOf(me)).data?.find((one) => isHere(one) && !one.converted)
  if (entry) return <MoneyLine boat={entry} tournament={tournament} />
  return team ? <MoneyLine boat={boatOfTeam(team, tournament)} tournament={tournament} hold={team} /> : null
}
