import { Button } from '@mantine/core'
import type { DevNotice } from '@ramplight/contract/system/dev-notifier'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { ActionButton, type UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconMail } from '@tabler/icons-react'
import classes from './notice-sheet.module.css'
import { t } from './notices.texts.ts'
import { senderOf } from './sender-of.ts'

type Props = { notice: DevNotice; tick: UiAction; onClose: () => void }

/** One notice to read, and the ways to answer it. */
export function NoticeSheet({ notice, tick, onClose }: Props) {
  const { kind, subject, message, fromEmail, createdAt, answeredAt } = notice
  const facts: [string, string | null][] = [
    [t('kind'), t(`kinds.${kind}`)],
    [t('from'), senderOf(notice)],
    [t('when'), writeMoment(createdAt)],
    [t('answered'), answeredAt ? writeMoment(answeredAt) : null],
  ]
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={subject}
      footer={
        <>
          <ActionButton action={tick} />
          {fromEmail && (
            <Button
              component="a"
              href={`mailto:${fromEmail}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
              leftSection={<IconMail size={18} aria-hidden />}
            >
              {t('answer')}
            </Button>
          )}
        </>
      }
    >
      <FactList facts={facts} />
      <p className={classes.text}>{message}</p>
    </SideSheet>
  )
}
