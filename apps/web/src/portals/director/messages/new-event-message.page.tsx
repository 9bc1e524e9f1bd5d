import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ComposeForm } from '#features/messaging/compose/index.ts'
import { resultsMessage, useResults } from '#features/results/screen/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useGo } from '#platform/use-go.ts'
import { dayNext } from '#platform/values/event-time.ts'
import { launchMessage } from './launch-message.ts'
import { t } from './messages.texts.ts'

/** To a group of one tournament; `?about=results` begins with what its results say, `?about=launch&day=2` with when its flights leave. */
export function NewEventMessagePage() {
  const tournament = useTournament()
  const { about } = useSearch({ from: '__root__' })
  const About = ABOUT[about as keyof typeof ABOUT] ?? Compose
  return (
    <Section title={t('newTitle')}>
      <About event={tournament} />
    </Section>
  )
}

function AboutResults({ event }: { event: Tournament }) {
  const results = useResults(event)
  return (
    <Loaded query={results} what={t('results')}>
      {(loaded) => <Compose event={event} words={resultsMessage(loaded, location.origin)} />}
    </Loaded>
  )
}

function AboutLaunch({ event }: { event: Tournament }) {
  const flights = useQuery(flightsQuery(event._id))
  const { day } = useSearch({ from: '__root__' })
  const dates = event.tournamentDates
  const chosen = dates[Number(day) - 1] ? Number(day) - 1 : dayNext(event, Date.now())
  return (
    <Loaded query={flights} what={t('flights')}>
      {(loaded) => <Compose event={event} words={launchMessage(event, loaded, chosen)} />}
    </Loaded>
  )
}

const ABOUT = { results: AboutResults, launch: AboutLaunch }

function Compose({ event, words }: { event: Tournament; words?: { subject: string; message: string } }) {
  const go = useGo()
  return <ComposeForm event={event} words={words} onSent={() => go(`/director/tournaments/${event._id}/messages`)} />
}
