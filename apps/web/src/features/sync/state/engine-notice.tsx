import { Button } from '@mantine/core'
import type { EnginePhase } from '@ramplight/sync/types'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { brand } from '@ramplight/ui/theme/brand'
import { IconDatabaseExclamation, IconDownload, IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { changes } from './state-words.ts'
import { updateNow } from './update-now.ts'

/** When sending stands still until somebody does something, or nothing more can be fetched. */
export function EngineNotice({ phase, unsent }: { phase: EnginePhase; unsent: number }) {
  const toSend = unsent > 0 ? `send ${changes(unsent)}` : 'stay up to date'
  if (phase === 'auth-needed') {
    const back = encodeURIComponent(location.pathname + location.search)
    return (
      <Banner
        tone="red"
        icon={IconLogin2}
        actions={
          <Button component={UiLink} size="xs" href={`/login?redirect=${back}`}>
            Sign in
          </Button>
        }
      >
        Sign in again to {toSend}. Everything is kept on this device until then.
      </Banner>
    )
  }
  if (phase === 'upgrade-needed')
    return (
      <Banner tone="red" icon={IconDownload} actions={<UpdateButton />}>
        Update {brand.name} to {toSend}. You can go on working; everything is kept on this device.
      </Banner>
    )
  if (phase === 'storage-low')
    return (
      <Banner
        tone="amber"
        icon={IconDatabaseExclamation}
        actions={
          <Button component={UiLink} size="xs" variant="default" href="/director/offline">
            Free room
          </Button>
        }
      >
        This device is almost full. New data is no longer fetched. What you enter is kept as long as there is room; you are told when there
        is none.
      </Banner>
    )
  return null
}

function UpdateButton() {
  const [loading, setLoading] = useState(false)
  const update = () => {
    setLoading(true)
    void updateNow()
  }
  return (
    <Button size="xs" loading={loading} onClick={update}>
      Update now
    </Button>
  )
}
