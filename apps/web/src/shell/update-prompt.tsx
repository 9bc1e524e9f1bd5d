import { Button, Modal } from '@mantine/core'
import { brand } from '@ramplight/ui/theme/brand'
import { useEffect, useState } from 'react'
import { updateNow } from '#features/sync/state/index.ts'
import { keepAppFiles } from './keep-app-files.ts'
import { t } from './shell.texts.ts'
import { useNewVersion } from './use-new-version.ts'

const STABLE_WITHIN_MS = 10_000

/** The worker is registered when the page has come to rest, after ten seconds at the latest: first paint comes first. */
export function UpdateWhenStable() {
  const [stable, setStable] = useState(false)
  useEffect(() => {
    const go = () => setStable(true)
    const timer = setTimeout(go, STABLE_WITHIN_MS)
    const idle = window.requestIdleCallback?.(go, { timeout: STABLE_WITHIN_MS })
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) window.cancelIdleCallback(idle)
    }
  }, [])
  return stable ? <UpdatePrompt /> : null
}

/** Offered, never forced, and not in the middle of a weigh-in. */
function UpdatePrompt() {
  useEffect(keepAppFiles, [])
  const [loading, setLoading] = useState(false)
  const [weighing, setWeighing] = useState(isWeighing)
  const [needed, setNeeded] = useNewVersion()
  useEffect(() => {
    if (!needed) return
    const timer = setInterval(() => setWeighing(isWeighing()), 2000)
    return () => clearInterval(timer)
  }, [needed])

  const download = () => {
    setLoading(true)
    void updateNow()
  }
  return (
    <Modal opened={needed && !weighing} onClose={() => setNeeded(false)} title={t('updatePrompt.updateAvailable')}>
      <p className="rl-dialog__text">{t('updatePrompt.hasAnUpdatedVersion', { name: brand.name })}</p>
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => setNeeded(false)} disabled={loading}>
          {t('updatePrompt.cancel')}
        </Button>
        <Button onClick={download} loading={loading} data-autofocus>
          {t('updatePrompt.downloadNow')}
        </Button>
      </div>
    </Modal>
  )
}

const isWeighing = () => /^\/(offline-)?weigh-in\/./.test(location.pathname)
