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
import { t } from './weigh-in.texts.ts'

/** The weigh-in of a device that asks nobody: as good as its copy, and nothing without one. */
export function OfflineArea() {
  const opening = useOpening()
  const ready = useEngineState()?.isReady ?? false
  if (ready) return <Outlet />
  return (
    <StationFrame title={t('offlineArea.weighIn')} back={{ label: t('offlineArea.director'), href: '/director' }} pending={[]} scrolls>
      <Page width="text">{opening ? <LoadingRows label={t('offlineArea.openingThisDevicesCopy')} /> : <NotReady />}</Page>
    </StationFrame>
  )
}

/** The copy is looked for on the disk, however slow that is. */
function useOpening(): boolean {
  const [opening, setOpening] = useState(true)
  useEffect(() => void answeringBook(() => true).finally(() => setOpening(false)), [])
  return opening
}

function NotReady() {
  const go = useGo()
  return (
    <EmptyState
      icon={IconCloudDownload}
      title={t('offlineArea.cannotWorkAloneYet')}
      text={t('offlineArea.noCompleteCopy')}
      action={{
        label: t('offlineArea.goOnlineAndGetData'),
        onClick: () => {
          workAlone(false)
          go('/director/offline', { replace: true })
        },
      }}
    />
  )
}
