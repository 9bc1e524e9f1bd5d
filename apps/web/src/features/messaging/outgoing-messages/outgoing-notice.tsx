import { outgoingMessageCalls } from '@ramplight/contract/messaging/outgoing-messages'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconMailOff, IconMessageOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { t } from './outgoing-messages.texts.ts'

/** Says which messages wait because nobody is set up to carry them. */
export function OutgoingNotice() {
  const { data } = useQuery(queryOf(outgoingMessageCalls.overview, {}))
  if (!data) return null
  return (
    <>
      {!data.mail.isCarried && (
        <Banner tone="amber" icon={IconMailOff}>
          {t('outgoingNotice.noMail', { count: data.mail.waiting })}
        </Banner>
      )}
      {!data.sms.isCarried && (
        <Banner tone="amber" icon={IconMessageOff}>
          {t('outgoingNotice.noSms', { count: data.sms.waiting })}
        </Banner>
      )}
    </>
  )
}
