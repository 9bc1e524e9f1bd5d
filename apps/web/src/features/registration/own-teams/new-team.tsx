import { newId } from '@ramplight/contract/kernel/new-id'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './own-teams.texts.ts'
import { TeamName } from './team-name.tsx'

/** A team of one's own; who else is in it comes by the link. */
export function NewTeam({ onClose }: { onClose: () => void }) {
  // One id for this form: a double tap, and an answer that got lost, are one team.
  const [_id] = useState(newId)
  const make = useAction({
    work: (name: string) => call(teamCalls.startOwn, { body: { _id, name } }),
    onDone: (_, name) => {
      notify.success(t('made', { name }))
      onClose()
    },
    onRefused: 'shown',
  })
  return (
    <Section title={t('newTeam')} note={t('newText')} flush>
      <TeamName
        name=""
        saveLabel={t('make')}
        leaveLabel={t('cancel')}
        saving={make.running}
        error={make.error}
        onSave={make.run}
        onClose={onClose}
      />
    </Section>
  )
}
