import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { can } from '@ramplight/domain/policies/policies'
import { fullName } from '@ramplight/domain/registration/full-name'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { IconFilePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskForDocument, DocumentTable, documentsOfEvent } from '#features/content/documents/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useOnline } from '#platform/use-online.ts'
import { useActor } from '#platform/use-session.ts'
import { DocumentCheck } from './document-check.tsx'
import { t } from './documents.texts.ts'
import { groupsToAsk } from './groups-to-ask.ts'

/** What the anglers of one tournament have handed in, and who has not yet. */
export function EventDocumentsPage() {
  const tournament = useTournament()
  return can(useActor(), 'tournament.run', tournament) ? (
    <EventDocuments tournament={tournament} />
  ) : (
    <ForbiddenState text={t('event.notAllowed')} />
  )
}

function EventDocuments({ tournament }: { tournament: Tournament }) {
  const id = tournament._id
  const online = useOnline()
  const documents = useQuery(documentsOfEvent(id)).data
  const entries = useQuery(entriesQuery(id)).data
  const flights = useQuery(flightsQuery(id)).data ?? []
  const [asking, setAsking] = useState(false)
  const people = [...new Map((entries ?? []).flatMap(({ anglers }) => anglers).map((one) => [one._id, one])).values()].sort((a, b) =>
    byText(fullName(a), fullName(b)),
  )
  const reason = !online
    ? t('event.needsInternet')
    : documents === undefined
      ? t('event.loading')
      : people.length === 0
        ? t('event.nobody')
        : ''
  return (
    <>
      <p>
        <ActionButton
          action={{ label: t('event.ask'), icon: IconFilePlus, onClick: () => setAsking(true), disabled: reason !== '', reason }}
          variant="filled"
        />
      </p>
      {documents && entries && <DocumentCheck tournament={tournament} people={people} documents={documents} />}
      <DocumentTable terms={{ tournament: id }} />
      <SideSheet opened={asking} onClose={() => setAsking(false)} title={t('event.ask')}>
        <AskForDocument tournament={id} groups={groupsToAsk(flights)} people={people} onAsked={() => setAsking(false)} />
      </SideSheet>
    </>
  )
}
