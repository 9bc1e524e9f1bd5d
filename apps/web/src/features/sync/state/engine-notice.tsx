import { Button } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import type { EnginePhase } from '@ramplight/sync/types'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconDatabaseExclamation, IconDownload, IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from './state.texts.ts'
import { changes } from './state-words.ts'
import { updateNow } from './update-now.ts'

/** When sending stands still until somebody does something, or nothing more can be fetched. */
export function EngineNotice({ phase, unsent }: { phase: EnginePhase; unsent: number }) {
  const toSend = unsent > 0 ? t('engineNotice.send', { changes: changes(unsent) }) : t('engineNotice.stayUpToDate')
  if (phase === 'auth-needed') {
    const back = encodeURIComponent(location.pathname + location.search)
    return (
      <Banner
        tone="red"
        icon={IconLogin2}
        actions={
          <Button component={UiLink} size="xs" href={`/login?redirect=${back}`}>
            {t('engineNotice.signIn')}
          </Button>
        }
      >
        {t('engineNotice.signInAgain', { whatToDo: toSend })}
      </Banner>
    )
  }
  if (phase === 'upgrade-needed')
    return (
      <Banner tone="red" icon={IconDownload} actions={<UpdateButton />}>
        {t('engineNotice.updateToYouCan', { product: brand.name, whatToDo: toSend })}
      </Banner>
    )
  if (phase === 'storage-low')
    return (
      <Banner
        tone="amber"
        icon={IconDatabaseExclamation}
        actions={
          <Button component={UiLink} size="xs" variant="default" href="/director/offline">
            {t('engineNotice.freeRoom')}
          </Button>
        }
      >
        {t('engineNotice.thisDeviceIsAlmost')}
      </Banner>
    )
  return null
}

function UpdateButton() {
  const [loading, setLoading] = useState(false)
  const update = () => {
    setLoading(true)
    void updateNow().then(setLoading)
  }
  return (
    <Button size="xs" loading={loading} onClick={update}>
      {t('engineNotice.updateNow')}
    </Button>
  )
}
