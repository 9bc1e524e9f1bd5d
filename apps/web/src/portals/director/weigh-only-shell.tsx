import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { IconCloudDownload, IconHelpCircle, IconScale, IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { PortalFrame } from '#features/portal-frame/index.ts'
import { LockPlace } from '#features/stations/lock/index.ts'
import { directedTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './director.texts.ts'

const OPEN = /^\/director\/(offline|help)(\/|$)/
const OF_AN_EVENT = /^\/director\/tournaments\/([\da-f]{24})(\/|$)/

/**
 * What somebody who runs no tour has beside the scale: the copy on their device, help, and the events that they co-direct. Every other
 * page says who can open it.
 */
export function WeighOnlyShell() {
  const { pathname } = useLocation()
  const events = useQuery(directedTournamentsQuery(useSession()!.user))
  const own = events.data?.message ?? []
  const weighIn = { label: t('weighOnlyShell.weighIn'), href: '/weigh-in', icon: IconScale }
  const offline = { label: t('directorShell.offlineData'), href: '/director/offline', icon: IconCloudDownload }
  const help = { label: t('directorShell.help'), href: '/director/help', icon: IconHelpCircle }
  const directed = own.map(({ _id, name }) => ({ label: name, href: `/director/tournaments/${_id}`, icon: IconTrophy }))
  const groups = [
    { items: [weighIn, offline, help] },
    ...(directed.length > 0 ? [{ label: t('weighOnlyShell.codirected'), items: directed }] : []),
  ]
  const event = OF_AN_EVENT.exec(pathname)?.[1]
  const isOpen = OPEN.test(pathname) || own.some(({ _id }) => _id === event)
  return (
    <PortalFrame home="/weigh-in" groups={groups} banner={<LockPlace />} bottom={[weighIn, ...directed.slice(0, 1), help]}>
      {isOpen ? null : event && events.isPending ? (
        <LoadingRows />
      ) : (
        <ForbiddenState text={t('weighOnlyShell.closed')} action={{ label: t('weighOnlyShell.toWeighIn'), href: '/weigh-in' }} />
      )}
    </PortalFrame>
  )
}
