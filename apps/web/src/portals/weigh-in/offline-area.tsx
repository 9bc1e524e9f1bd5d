import { Page } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { IconCloudDownload } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { StationFrame } from '#features/stations/frame/index.ts'
import { answeringBook } from '#platform/local/book/local-gate.ts'
import { useEngineState } from '#platform/local/book/use-sync.ts'
import { workAlone } from '#platform/local/book/work-alone.ts'
import { useGo } from '#platform/use-go.ts'

/** The weigh-in of a device that asks nobody: as good as its copy, and nothing without one. */
export function OfflineArea() {
  const opening = useOpening()
  const ready = useEngineState()?.isReady ?? false
  if (ready) return <Outlet />
  return (
    <StationFrame title="Weigh-in" back={{ label: 'Director', href: '/director' }} pending={[]} scrolls>
      <Page width="text">{opening ? <LoadingRows label="Opening this device’s copy" /> : <NotReady />}</Page>
    </StationFrame>
  )
}

/** The copy is looked for on the disk, for a moment. */
function useOpening(): boolean {
  const [opening, setOpening] = useState(true)
  useEffect(() => void answeringBook().finally(() => setOpening(false)), [])
  return opening
}

function NotReady() {
  const go = useGo()
  return (
    <EmptyState
      icon={IconCloudDownload}
      title="This device cannot work alone yet"
      text="It has no complete copy of your tournaments. Go online and get the data for offline use while there is a signal; then come back."
      action={{
        label: 'Go online and get the data',
        onClick: () => {
          workAlone(false)
          go('/director/offline', { replace: true })
        },
      }}
    />
  )
}
