import { Button, Modal } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { QrCode } from '#platform/qr-code.tsx'
import classes from './entry-code.module.css'
import { t } from './entry-code.texts.ts'

/** What the director's device opens when it reads the code: the entries of the tournament, with this one beside them. */
export const codeOf = ({ tournament, _id }: Pick<TournamentEntry, 'tournament' | '_id'>, origin: string): string =>
  new URL(`/director/tournaments/${tournament}/entries?entry=${_id}`, origin).href

type Props = { entry: TournamentEntry; name: string; big?: boolean }

/** The code that the director scans at check-in, made on the device: it needs no network. A tap fills the screen with it. */
export function EntryCode({ entry, name, big = false }: Props) {
  const [opened, setOpened] = useState(false)
  const code = <QrCode text={codeOf(entry, window.location.origin)} label={t('codeOf', { tournament: name })} className={classes.code} />
  return (
    <>
      {big && code}
      <Button variant={big ? 'default' : 'light'} leftSection={<IconQrcode aria-hidden />} onClick={() => setOpened(true)}>
        {t('show')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} fullScreen title={name} closeButtonProps={{ 'aria-label': t('close') }}>
        <div className={classes.fullCode}>
          {opened && code}
          {entry.boatNumber != null && <b>{t('boat', { number: String(entry.boatNumber) })}</b>}
          <p>{t('brightness')}</p>
        </div>
      </Modal>
    </>
  )
}
