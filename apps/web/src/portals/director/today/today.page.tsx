import { SegmentedControl } from '@mantine/core'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUnread } from '#features/messaging/inbox/index.ts'
import { openPayoutsQuery } from '#features/payments/open-payouts/index.ts'
import { cardAttentionQuery, Today, unpaidQuery, withdrawalsQuery } from '#features/tournaments/today/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { CreateTourBox, ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { EventInvitations } from './event-invitations.tsx'
import { t } from './today.texts.ts'

const TIMEFRAMES = ['7', '30', '90']

export function TodayPage() {
  const user = useSession()!.user
  const [days, setDays] = useStoredState('rl-today-days', '30')
  const tournaments = useQuery({ ...ownTournamentsQuery(user), refetchInterval: 60_000 })
  const tours = useQuery(ownToursQuery(user))
  const list = tournaments.data?.message ?? []
  const unpaid = useQuery(unpaidQuery(list.filter(({ status }) => status !== 'Completed').map(({ _id }) => _id)))
  const cards = useQuery(cardAttentionQuery())
  const payouts = useQuery(openPayoutsQuery())
  const withdrawals = useQuery({ ...withdrawalsQuery(), refetchInterval: 60_000 })
  const unread = useUnread()
  const today = todayHere()
  const timeframe = (
    <SegmentedControl
      data={TIMEFRAMES.map((value) => ({ value, label: t('today.days', { count: value }) }))}
      value={days}
      onChange={setDays}
      aria-label={t('today.timeframe')}
    />
  )
  return (
    <Page>
      <PageHeader title={t('today.today')} meta={writeDate(today)} help={list.length > 0 ? timeframe : undefined} />
      <EventInvitations />
      <Loaded query={tournaments} what={t('today.tournamentsNoun')}>
        {({ message }) => {
          if (message.length > 0)
            return (
              <Today
                tournaments={message}
                tours={tours.data ?? []}
                unpaid={unpaid.data ?? {}}
                cards={cards.data}
                payouts={payouts.data ?? []}
                withdrawals={withdrawals.data ?? []}
                unread={unread}
                today={today}
                days={Number(days)}
              />
            )
          return tours.data?.length === 0 ? (
            <CreateTourBox lead={t('today.createTourFirst')} />
          ) : (
            <EmptyState
              icon={IconTrophy}
              text={t('today.firstUse')}
              action={{ label: t('today.newTournament'), href: '/director/tournaments/new' }}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}
