import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { IconCopy, IconShare2 } from '@tabler/icons-react'
import { QrCode } from '#platform/qr-code.tsx'
import { copyText, shareAddress, shortLinkTo } from '#platform/share-address.ts'
import { t } from '../public.texts.ts'
import classes from './tournament.module.css'

type Props = { tournament: Pick<Tournament, '_id' | 'name'>; opened: boolean; onClose: () => void }

/** A tournament to hand on: a code to scan from this screen, and a short link to send or to read aloud. */
export function ShareSheet({ tournament: { _id, name }, opened, onClose }: Props) {
  const url = shortLinkTo(_id)
  const said = { copied: t('share.copied'), cannot: t('share.cannotCopy', { url }) }
  return (
    <SideSheet opened={opened} onClose={onClose} title={t('share.title')} subtitle={name}>
      <QrCode text={url} label={t('share.code', { tournament: name })} className={classes.code} />
      <p className={classes.link}>{url.replace(/^https?:\/\//, '')}</p>
      <div className={classes.shareButtons}>
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copyText(url, said)}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="default"
            leftSection={<IconShare2 aria-hidden />}
            onClick={() => void shareAddress(url, { title: name, ...said })}
          >
            {t('share.send')}
          </Button>
        )}
      </div>
    </SideSheet>
  )
}
