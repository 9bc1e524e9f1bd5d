import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconSend } from '@tabler/icons-react'
import { SentTable } from '#features/messaging/compose/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { t } from './messages.texts.ts'

/** What was written to the people of one tournament, and what became of it. */
export function EventMessagesPage() {
  const { _id } = useTournament()
  const writeAt = `/director/tournaments/${_id}/messages/new` as const
  return (
    <>
      <p>
        <ActionButton action={{ label: t('write'), icon: IconSend, href: writeAt }} variant="filled" />
      </p>
      <SentTable event={_id} writeAt={writeAt} />
    </>
  )
}
