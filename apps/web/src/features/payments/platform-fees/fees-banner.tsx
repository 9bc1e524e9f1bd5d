import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '#platform/address.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { standingQuery } from './platform-fees.queries.ts'
import { t } from './platform-fees.texts.ts'

const PAGE = '/director/subscriptions'

/** Tells a director on all their pages that a fee was not paid, and what to do. Without a network it says nothing: a ramp has other cares. */
export function FeesBanner() {
  const user = useSession()?.user
  const isDirector = user?.userType === 'Director' && !user.isAssistant
  const online = useOnline()
  const { pathname } = useAddress()
  const { data } = useQuery({ ...standingQuery(user?._id ?? ''), enabled: isDirector && online, retry: false })
  if (!isDirector || !data || (!data.locked && !data.unpaid)) return null
  const amount = writeMoney(data.amount)
  const words = data.unpaid ? t(data.locked ? 'fees.locked' : 'fees.missed', { amount }) : t('fees.lockedByHand')
  return (
    <Banner
      tone={data.locked ? 'red' : 'amber'}
      icon={data.locked ? IconLock : IconAlertTriangle}
      actions={
        pathname !== PAGE && (
          <UiLink href={`${PAGE}?back=${encodeURIComponent(pathname)}`} className="rl-link-button">
            {t('fees.toPage')}
          </UiLink>
        )
      }
    >
      {words}
    </Banner>
  )
}
