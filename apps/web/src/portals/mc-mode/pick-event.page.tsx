import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconMicrophone2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { StationFrame } from '#features/stations/frame/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { t } from './mc-mode.texts.ts'

const SHOWN = ['In Progress', 'Open', 'Closed']
const toAnnounce = (tournaments: readonly SkinnyTournament[]) =>
  tournaments
    .filter(({ status, cancelled }) => SHOWN.includes(status) && !cancelled)
    .sort((a, b) => SHOWN.indexOf(a.status) - SHOWN.indexOf(b.status) || a.startDate.localeCompare(b.startDate))

/** Which event the MC announces: what runs comes first. */
export function McPickEventPage() {
  const user = useSession()?.user
  const tournaments = useQuery({ ...ownTournamentsQuery(user!), enabled: Boolean(user) })
  return (
    <StationFrame title={t('title')} back={{ label: t('director'), href: '/director' }} pending={[]} scrolls>
      <Page width="text">
        <p>{t('about')}</p>
        <Loaded
          query={tournaments}
          what={t('eventsNoun')}
          isEmpty={({ message }) => toAnnounce(message).length === 0}
          empty={{
            icon: IconMicrophone2,
            title: t('none'),
            text: t('noneText'),
            action: { label: t('tournaments'), href: '/director/tournaments' },
          }}
        >
          {({ message }) => (
            <Section title={t('events')} flush>
              <RowList
                rows={toAnnounce(message).map((one) => ({
                  key: one._id,
                  href: `/mc-mode/${one._id}`,
                  title: one.name,
                  about: `${writeDates(one.tournamentDates)} · ${one.location}`,
                  end: <StatusBadge word={shownStatus(one)} />,
                }))}
              />
            </Section>
          )}
        </Loaded>
      </Page>
    </StationFrame>
  )
}
