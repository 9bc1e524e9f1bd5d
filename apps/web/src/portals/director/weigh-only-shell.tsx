import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { IconCloudDownload, IconHelpCircle, IconScale } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { LockPlace } from '#features/stations/lock/index.ts'
import { t } from './director.texts.ts'

const OPEN = /^\/director\/(offline|help)(\/|$)/

/** What somebody who only weighs has beside the scale: the copy on their device, and help. Every other page says who can open it. */
export function WeighOnlyShell() {
  const { pathname } = useLocation()
  const weighIn = { label: t('weighOnlyShell.weighIn'), href: '/weigh-in', icon: IconScale }
  const offline = { label: t('directorShell.offlineData'), href: '/director/offline', icon: IconCloudDownload }
  const help = { label: t('directorShell.help'), href: '/director/help', icon: IconHelpCircle }
  const places = [weighIn, offline, help]
  return (
    <PortalFrame home="/weigh-in" groups={[{ items: places }]} banner={<LockPlace />} bottom={[weighIn, help]}>
      {OPEN.test(pathname) ? null : (
        <ForbiddenState text={t('weighOnlyShell.closed')} action={{ label: t('weighOnlyShell.toWeighIn'), href: '/weigh-in' }} />
      )}
    </PortalFrame>
  )
}
