import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { type Raffle, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { useActor } from '#platform/use-session.ts'
import { raffleRow } from './raffle-row.tsx'
import { t } from './shown-raffles.texts.ts'

/** The raffles of a tournament as everybody sees them, with one's own numbers. Nothing where there are none. */
export function ShownRaffles({ tournament }: { tournament: string }) {
  const me = useActor()
  const raffles = useQuery(queryOf(tournamentRaffleCalls.search, { body: { tournament, active: true, sortField: 'name' } }))
  const tickets = useQuery({ ...queryOf(tournamentRaffleEntryCalls.search, { body: { user: me?.id } }), enabled: !!me })
  if (!raffles.data?.length) return null
  const numbersOf = ({ _id }: Raffle) =>
    (tickets.data ?? []).filter((ticket) => ticket.raffle === _id).map(({ entryNumber }) => entryNumber)
  return (
    <Section title={t('list.title')} flush>
      <RowList rows={raffles.data.map((raffle) => raffleRow(raffle, numbersOf(raffle)))} />
    </Section>
  )
}
