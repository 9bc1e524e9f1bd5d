import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCoins } from '@tabler/icons-react'
import type { Results } from '../screen/results-view.ts'
import { t } from './payouts.texts.ts'
import { unpaidBoats } from './unpaid-money.ts'

/** Who has not paid, and the way there. */
export function UnpaidBoats({ results: { official, tournament, entries }, base }: { results: Results; base: string }) {
  const text = official ? null : unpaidBoats(tournament, [...entries.values()])
  return (
    text && (
      <Banner
        tone="amber"
        icon={IconCoins}
        actions={
          <UiLink href={`${base}/entries?view=unpaid`} className="rl-link-button">
            {t('payoutsView.showUnpaid')}
          </UiLink>
        }
      >
        {text}
      </Banner>
    )
  )
}
