import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useSearch } from '@tanstack/react-router'
import { ComposeForm } from '#features/messaging/compose/index.ts'
import { resultsMessage, useResults } from '#features/results/screen/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './messages.texts.ts'

/** To a group of one tournament; `?about=results` begins with what its results say. */
export function NewEventMessagePage() {
  const tournament = useTournament()
  const { about } = useSearch({ from: '__root__' })
  return (
    <Section title={t('newTitle')}>{about === 'results' ? <AboutResults event={tournament} /> : <Compose event={tournament} />}</Section>
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

function Compose({ event, words }: { event: Tournament; words?: { subject: string; message: string } }) {
  const go = useGo()
  return <ComposeForm event={event} words={words} onSent={() => go(`/director/tournaments/${event._id}/messages`)} />
}
