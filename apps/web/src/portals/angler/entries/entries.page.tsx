import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHourglass, IconUserCheck } from '@tabler/icons-react'
import { signUpAddress } from '#features/registration/sign-up/index.ts'
import { inOrderOf, type MyEvent } from '#features/tournaments/angler-today/index.ts'
import { EventBadge } from '#features/tournaments/tournaments/index.ts'
import { daysUntil, monthAndDay, todayHere } from '#platform/values/tournament-dates.ts'
import { t } from '../angler.texts.ts'
import { useMyEvents } from '../my-events.ts'

const lastDay = ({ tournamentDates, startDate }: SkinnyTournament) => tournamentDates.at(-1) ?? startDate

/** Every tournament I am in, was in, or mean to go to. */
export function AnglerEntriesPage() {
  const { entries, mine, signedUp, inLine, marked, hasAny, isSettled } = useMyEvents()
  const today = todayHere()
  const ordered = inOrderOf(mine, today)
  const rowOf = (one: SkinnyTournament, href: string, end: Row['end']): Row => ({
    key: one._id,
    href,
    lead: monthAndDay(one.startDate),
    title: one.name,
    about: `${daysUntil(one.startDate, today)} · ${one.landing}, ${one.city} ${one.state}`,
    end,
  })
  const entered = (list: readonly MyEvent[]) =>
    list.map(({ entry, tournament }) => ({
      ...rowOf(tournament, `/angler/entries/${entry._id}`, <Standing entry={entry} tournament={tournament} />),
      key: entry._id,
    }))
  const isAhead = ({ tournament }: MyEvent) => lastDay(tournament) >= today
  const past = ordered.filter((one) => !isAhead(one))
  return (
    <Page width="form">
      <PageHeader title={t('nav.entries')} />
      <Loaded
        query={entries}
        what={t('entries.what')}
        isEmpty={() => isSettled && !hasAny}
        empty={{ icon: IconUserCheck, text: t('entries.none'), action: { label: t('find'), href: '/angler/tournaments' } }}
      >
        {() => (
          <>
            {mine.length > 0 && (
              <Section title={t('entries.upcoming')} flush>
                <RowList none={t('entries.noneAhead')} rows={entered(ordered.filter(isAhead))} />
              </Section>
            )}
            {signedUp.length > 0 && (
              <Section title={t('entries.signedUp')} flush>
                <RowList rows={signedUp.map((one) => rowOf(one, signUpAddress(one._id, true), <EventBadge event={one} />))} />
              </Section>
            )}
            {inLine.length > 0 && (
              <Section title={t('entries.waitingFor')} flush>
                <RowList
                  rows={inLine.map((one) =>
                    rowOf(one, signUpAddress(one._id, true), <StatusBadge word={t('entries.inLine')} tone="amber" icon={IconHourglass} />),
                  )}
                />
              </Section>
            )}
            {marked.length > 0 && (
              <Section title={t('entries.marked')} flush>
                <RowList
                  rows={marked.map(({ tournament, type }) =>
                    rowOf(tournament, `/angler/tournaments/${tournament._id}`, t(`entries.${type}`)),
                  )}
                />
              </Section>
            )}
            {past.length > 0 && (
              <Section title={t('entries.past')} flush>
                <RowList rows={entered(past)} />
              </Section>
            )}
            {isSettled && mine.length + signedUp.length + inLine.length + marked.length === 0 && (
              <EmptyState icon={IconUserCheck} text={t('entries.notPublic')} action={{ label: t('find'), href: '/angler/tournaments' }} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** The place once there is one; before, the boat. */
function Standing({ entry, tournament }: MyEvent) {
  const place = entry.result?.position
  return (
    <>
      <EventBadge event={tournament} />
      {place != null && tournament.status === 'Completed' ? (
        <span>{t('entries.place', { place })}</span>
      ) : (
        entry.boatNumber != null && <span>{t('entries.boat', { number: String(entry.boatNumber) })}</span>
      )}
    </>
  )
}
