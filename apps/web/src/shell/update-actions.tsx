import { Button } from '@mantine/core'
import { useState } from 'react'
import { updateNow } from '#features/sync/state/index.ts'
import { t } from './shell.texts.ts'

/** What one may do about a newer version that waits. */
export function UpdateActions({ onCancel }: { onCancel: () => void }) {
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    setLoading(await updateNow())
  }
  return (
    <span className="rl-toast__actions">
      <Button size="xs" loading={loading} onClick={() => void download()}>
        {t('updatePrompt.downloadNow')}
      </Button>
      <Button size="xs" variant="default" disabled={loading} onClick={onCancel}>
        {t('updatePrompt.cancel')}
      </Button>
    </span>
  )
}
