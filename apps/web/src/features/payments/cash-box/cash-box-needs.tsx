import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { unexplainedIn } from '@ramplight/domain/money/cash-box'
import { bothVoided, writtenTwice } from '@ramplight/domain/money/cash-log'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './cash-box.texts.ts'
import { whatOf } from './cash-words.ts'

/** What somebody has to look at in the cash box, with the way there. Nothing where it is right. */
export function CashBoxNeeds({ tournament: { cashLog }, href }: { tournament: Pick<Tournament, 'cashLog'>; href: string }) {
  const words = needsOf(cashLog)
  if (words.length === 0) return null
  return (
    <Banner
      tone="amber"
      icon={IconAlertTriangle}
      actions={
        <UiLink href={href} className="rl-link-button">
          {t('needs.open')}
        </UiLink>
      }
    >
      {words.join(' ')}
    </Banner>
  )
}

/** What is asked of the box: something that is there twice, or was voided twice, or a count that does not come out. */
export function needsOf(log: Tournament['cashLog']): string[] {
  const [twice] = writtenTwice(log)
  const [voided] = bothVoided(log)
  const off = unexplainedIn(log)
  return [
    ...(twice ? [t('needs.twice', { what: whatOf(twice) })] : []),
    ...(voided ? [t('needs.voided', { what: whatOf(voided) })] : []),
    ...(off === 0 ? [] : [t(off < 0 ? 'needs.short' : 'needs.over', { amount: writeMoney(Math.abs(off)) })]),
  ]
}
