import { Button, Modal } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import { useState } from 'react'
import { updateNow } from '#features/sync/state/index.ts'
import { t } from './shell.texts.ts'

/** A newer version waits. */
export function UpdateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [loading, setLoading] = useState(false)
  const download = () => {
    setLoading(true)
    void updateNow()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('updatePrompt.updateAvailable')}>
      <p className="rl-dialog__text">{t('updatePrompt.hasAnUpdatedVersion', { name: brand.name })}</p>
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose} disabled={loading}>
          {t('updatePrompt.cancel')}
        </Button>
        <Button onClick={download} loading={loading} data-autofocus>
          {t('updatePrompt.downloadNow')}
        </Button>
      </div>
    </Modal>
  )
}
