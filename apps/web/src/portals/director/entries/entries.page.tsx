import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { Interested, PreRegistered, preRegistrationsQuery, waitingAmong } from '#features/registration/pre-registrations/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { t } from './entries.texts.ts'
import { EntryList } from './entry-list.tsx'

const NONE: readonly [] = []

/** Who is in, who has signed up and pays later, and who means to come. */
export function EntriesPage() {
  const tournament = useTournament()
  const [tab] = useAddressParam('tab')
  const entries = useQuery(entriesQuery(tournament._id)).data ?? NONE
  const preRegistered = useQuery(preRegistrationsQuery(tournament._id)).data
  const waiting = preRegistered && waitingAmong(preRegistered, entries).length
  const base = `/director/tournaments/${tournament._id}/entries`
  return (
    <>
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.entries'), href: `${base}?tab=entries`, active: tab !== 'pre-registered' && tab !== 'interested' },
          {
            label: t('tabs.preRegistered'),
            href: `${base}?tab=pre-registered`,
            active: tab === 'pre-registered',
            ...(waiting ? { count: waiting } : {}),
          },
          { label: t('tabs.interested'), href: `${base}?tab=interested`, active: tab === 'interested' },
        ]}
      />
      {tab === 'pre-registered' ? (
        <PreRegistered tournament={tournament} entries={entries} />
      ) : tab === 'interested' ? (
        <Interested tournament={tournament} />
      ) : (
        <EntryList />
      )}
    </>
  )
}
