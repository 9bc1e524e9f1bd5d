import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { IconAlertTriangle, IconEye, IconHourglass } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { EngineLog } from '../payouts/engine-log.tsx'
import { paidRows } from '../payouts/pool-sections.tsx'
import { UnpaidBoats } from '../payouts/unpaid-boats.tsx'
import { unpaidMoney } from '../payouts/unpaid-money.ts'
import { heldText } from '../screen/results-state.tsx'
import { moneyOut, type Results } from '../screen/results-view.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { CorrectionList } from './correction-list.tsx'

/** What would be paid, short; the whole of it is one tap away. */
export function PayoutsStep({ results, base }: { results: Results; base: string }) {
  const { payouts, standings } = results
  if (standings.incomplete)
    return (
      <Banner tone="amber" icon={IconHourglass}>
        {heldText(results)}
      </Banner>
    )
  return (
    <>
      <Banner tone="amber" icon={IconEye}>
        <b>{t('payoutsStep.previewNothingIsSaved')}</b>
      </Banner>
      <CorrectionList results={results} />
      <UnpaidBoats results={results} base={base} />
      {unpaidMoney(payouts).map((text) => (
        <Banner key={text} tone="amber" icon={IconAlertTriangle}>
          {text}
        </Banner>
      ))}
      <EngineLog lines={payouts.log} />
      <div className={classes.list}>
        <ExplanationList
          caption={t('payoutsStep.payouts')}
          rows={paidRows(results)}
          total={{ label: t('payoutsStep.payouts'), amountText: writeMoney(moneyOut(results).total) }}
        />
      </div>
      <p className={classes.text}>
        <UiLink href={`${base}/results/pool`}>{t('payoutsStep.everyPayoutAndWhy')}</UiLink>
      </p>
    </>
  )
}
