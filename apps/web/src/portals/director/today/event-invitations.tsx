import { coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { t } from './event-invitations.texts.ts'

/** Events that this director is asked to direct too. Where the server cannot be asked there is nothing to answer, and nothing is shown. */
export function EventInvitations() {
  const asked = useQuery({ ...queryOf(calls.list, {}), retry: false }).data
  if (!asked?.length) return null
  return (
    <Section title={t('title')} flush>
      <RowList
        rows={asked.map(({ _id, tournamentName, fromName, goodUntil }) => ({
          key: _id,
          href: `/director/event-invitations/${_id}`,
          title: tournamentName,
          about: t('about', { from: fromName }),
          end: t('answerBy', { day: writeDay(goodUntil) }),
        }))}
      />
    </Section>
  )
}
