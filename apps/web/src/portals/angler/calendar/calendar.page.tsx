import { ActionIcon } from '@mantine/core'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupBy } from '@ramplight/domain/kernel/group-by'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { IconCalendar, IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { monthAndDay, todayHere } from '#platform/values/tournament-dates.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { useMyEvents } from '../my-events.ts'
import { type AgendaDay, agenda } from './agenda.ts'
import { OwnFeed } from './own-feed.tsx'

/** What is ahead, day by day, with what the directors put beside their tournaments; each can go into the phone's calendar. */
export function AnglerCalendarPage() {
  const { entries, mine, signedUp, inLine, marked, isSettled } = useMyEvents()
  const tournaments = [...mine.map(({ tournament }) => tournament), ...signedUp, ...inLine, ...marked.map(({ tournament }) => tournament)]
  const ids = [...new Set(tournaments.map(({ _id }) => _id))].sort()
  const beside = useQuery({
    ...queryOf(calendarEventCalls.search, { body: { tournament: ids.slice(0, 100), selectAll: true } }),
    enabled: ids.length > 0,
  })
  const days = agenda(tournaments, beside.data ?? [])
  const today = todayHere()
  const ahead = days.filter(({ date }) => date >= today)
  const past = days.filter(({ date }) => date < today).reverse()
  const months = groupBy(ahead, ({ date }) => date.slice(0, 7))
  return (
    <Page width="form">
      <PageHeader title={t('nav.calendar')} />
      <Loaded
        query={entries}
        what={t('calendar.what')}
        isEmpty={() => isSettled && days.length === 0}
        empty={{ icon: IconCalendar, text: t('calendar.none'), action: { label: t('find'), href: '/angler/tournaments' } }}
      >
        {() => (
          <>
            {[...months].map(([month, list]) => (
              <Section key={month} title={writeIsoDate(`${month}-01`, { month: 'long', year: 'numeric' })} flush>
                <Days days={list} />
              </Section>
            ))}
            {past.length > 0 && (
              <Section title={t('calendar.past')} flush>
                <Days days={past} />
              </Section>
            )}
          </>
        )}
      </Loaded>
      <OwnFeed />
    </Page>
  )
}

const Days = ({ days }: { days: readonly AgendaDay[] }) => (
  <RowList
    rows={days.map(({ key, date, title, about, calendarOf }) => ({
      key,
      lead: monthAndDay(date),
      title,
      about,
      end: calendarOf && (
        <ActionIcon
          component="a"
          href={`/tournaments/${calendarOf}/calendar.ics`}
          size="xl"
          variant="subtle"
          className={classes.add}
          aria-label={t('calendar.addOne', { event: title })}
          title={t('calendar.add')}
        >
          <IconCalendarPlus aria-hidden />
        </ActionIcon>
      ),
    }))}
  />
)
