import type { Account } from '@ramplight/contract/payments/accounts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCloudOff, IconLock } from '@tabler/icons-react'
import { t } from './accounts.texts.ts'

/** What keeps an account from working, and what to do about it. */
export function AccountState({ account, online }: { account: Account | null; online: boolean }) {
  return (
    <>
      {!online && <Banner icon={IconCloudOff}>{t('state.needsInternet')}</Banner>}
      {account?.locked && (
        <Banner
          tone="amber"
          icon={IconLock}
          actions={
            <UiLink href="/director/subscriptions" className="rl-link-button">
              {t('state.pay')}
            </UiLink>
          }
        >
          {t('state.locked')}
        </Banner>
      )}
      {account?.active === false && (
        <Banner tone="amber" icon={IconLock}>
          {t('state.off')}
        </Banner>
      )}
    </>
  )
}
