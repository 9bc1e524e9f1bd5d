import { type OwnRaffle, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { raffleRow } from '#features/payouts/shown-raffles/index.ts'
import { queryOf } from '#platform/query.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { t } from '../angler.texts.ts'

/** My raffle tickets by tournament: their numbers, and which one won. */
export function AnglerRafflesPage() {
  const mine = useQuery(queryOf(tournamentRaffleCalls.mine, {}))
  return (
    <Page width="form">
      <PageHeader title={t('nav.raffles')} />
      <Loaded
        query={mine}
        what={t('raffles.what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconTicket, text: t('raffles.none') }}
      >
        {(list) => [...Map.groupBy(list, ({ raffle }) => raffle.tournament)].map(([id, own]) => <OfEvent key={id} id={id} own={own} />)}
      </Loaded>
    </Page>
  )
}

function OfEvent({ id, own }: { id: string; own: readonly OwnRaffle[] }) {
  const { tournamentName, startDate } = own[0]!
  return (
    <Section
      title={tournamentName}
      note={writeDate(startDate)}
      actions={
        <UiLink href={`/angler/tournaments/${id}`} className="rl-link-button">
          {t('raffles.toEvent')}
        </UiLink>
      }
      flush
    >
      <RowList rows={own.map(({ raffle, numbers }) => raffleRow(raffle, numbers))} />
    </Section>
  )
}
