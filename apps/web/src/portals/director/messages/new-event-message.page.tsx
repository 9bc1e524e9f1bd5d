import { Section } from '@ramplight/ui/frame/page.tsx'
import { ComposeForm } from '#features/messaging/compose/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './messages.texts.ts'

/** To a group of one tournament. */
export function NewEventMessagePage() {
  const tournament = useTournament()
  const go = useGo()
  return (
    <Section title={t('newTitle')}>
      <ComposeForm event={tournament} onSent={() => go(`/director/tournaments/${tournament._id}/messages`)} />
    </Section>
  )
}
