import { Button } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { install, useCanInstall } from '#platform/install.ts'
import { countVisit } from '#platform/visits.ts'
import { t } from './portal-frame.texts.ts'

/** Offered once, from the second visit on. */
export function InstallHint() {
  const [visit] = useState(countVisit)
  const [dismissed, setDismissed] = useStoredState('rl-install-dismissed', false)
  const canInstall = useCanInstall()
  if (!canInstall || dismissed || visit < 2) return null
  const accept = () => {
    setDismissed(true)
    void install()
  }
  return (
    <div style={{ padding: 'var(--rl-space-sm) var(--rl-space-md) 0' }}>
      <Banner
        icon={IconDeviceMobile}
        onDismiss={() => setDismissed(true)}
        actions={
          <Button size="xs" onClick={accept}>
            {t('installNow')}
          </Button>
        }
      >
        {t('installText', { product: brand.name })}
      </Banner>
    </div>
  )
}
