import { FEATURE_LEVELS, hasFeature, type LevelFeature } from '@ramplight/domain/subscriptions/levels'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '#platform/address.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { planQuery } from './plans.queries.ts'
import { t } from './plans.texts.ts'
import { upgradeHref } from './way-to-levels.ts'

/** Says of a page that its feature comes with a higher level, and leads there and back. */
export function LevelNote({ feature }: { feature: LevelFeature }) {
  const user = useSession()?.user
  const isDirector = user?.userType === 'Director' && !user.isAssistant
  const online = useOnline()
  const { pathname } = useAddress()
  const { data: plan } = useQuery({ ...planQuery(user?._id ?? ''), enabled: isDirector && online, retry: false })
  if (!isDirector || !plan?.onSale || hasFeature(plan.tier, feature)) return null
  return (
    <Banner
      icon={IconLock}
      actions={
        <UiLink href={upgradeHref(pathname)} className="rl-link-button">
          {t('room.levels')}
        </UiLink>
      }
    >
      {t('plan.comesWith', { tier: FEATURE_LEVELS[feature] })}
    </Banner>
  )
}
