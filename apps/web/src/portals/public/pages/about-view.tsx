import { Button, SegmentedControl } from '@mantine/core'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { brand } from '@ramplight/domain/kernel/brand'
import { HELD_FEATURES } from '@ramplight/domain/subscriptions/levels'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { writeList, writeNumber } from '@ramplight/ui/values/numbers'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './about.texts.ts'
import classes from './pages.module.css'
import { has, MATRIX, PLANS, type Plan, PRICES, REGISTRANTS } from './plans.ts'

type Level = Pick<SubscriptionLevel, '_id' | 'type' | 'price' | 'billing_frequency'>
/** Undefined: this server has not said it yet, and nothing is claimed. `sold`: the levels that can be had here. */
type AboutViewProps = { takesCards: boolean | undefined; sold: readonly Level[] | undefined }

const isYearly = (level: Level) => level.billing_frequency === 'yearly'

/** What the product is, what it costs, and what each level has, as it is on this server. */
export function AboutView({ takesCards, sold }: AboutViewProps) {
  const phone = useIsPhone()
  const [plan, setPlan] = useState<Plan>('free')
  const shown = phone ? [plan] : PLANS
  const nothingSold = sold?.length === 0
  return (
    <Page width="form">
      <PageHeader title={t('title')} />
      <p className={classes.lead}>{t('text', { product: brand.name })}</p>
      <Section title={t('cost')}>
        <p>{t('costText', { price: `$${PRICES.perAngler}` })}</p>
        {takesCards !== undefined && <p>{t(takesCards ? 'cards' : 'noCards')}</p>}
      </Section>
      <h2>{t('prices')}</h2>
      <div className={classes.prices}>
        <section>
          <h3>{t('free')}</h3>
          <b>{t('freePrice')}</b>
          <p>{nothingSold ? t('freeAny') : t('freeText', { count: REGISTRANTS.free ?? 0 })}</p>
          <Button component={UiLink} href="/signup">
            {t('signUp')}
          </Button>
        </section>
        <section>
          <h3>{t('subscribers')}</h3>
          {sold?.length ? (
            <>
              {sold.map((level) => (
                <b key={level._id}>
                  {t(isYearly(level) ? 'levelYearly' : 'levelMonthly', { tier: tierOf(level.type), price: writeMoney(level.price) })}
                </b>
              ))}
              <Button component={UiLink} href="/director/subscriptions/upgrade" variant="default">
                {t('choose')}
              </Button>
            </>
          ) : (
            <>
              <b>{t('monthly', { price: `$${PRICES.monthly}` })}</b>
              <p>
                {t('yearly', { price: `$${PRICES.yearly}` })}. {t('subscribersText')}
              </p>
              <Button disabled>{t('soon')}</Button>
            </>
          )}
        </section>
      </div>
      <h2>{t('compare')}</h2>
      {nothingSold && <p>{t('everybody')}</p>}
      {!!sold?.length && <p>{t('held', { features: writeList(HELD_FEATURES.map((feature) => t(`names.${feature}`))) })}</p>}
      {phone && (
        <SegmentedControl
          fullWidth
          aria-label={t('level')}
          data={PLANS.map((one) => ({ value: one, label: t(`plans.${one}`) }))}
          value={plan}
          onChange={(one) => setPlan(one as Plan)}
        />
      )}
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            {shown.map((one) => (
              <th key={one} scope="col">
                {t(`plans.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('registrants')}</th>
            {shown.map((one) => (
              <td key={one}>{REGISTRANTS[one] === null ? t('unlimited') : writeNumber(REGISTRANTS[one])}</td>
            ))}
          </tr>
        </tbody>
        {MATRIX.map(({ section, features }) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup" colSpan={shown.length + 1} className={classes.group}>
                {t(`sections.${section}`)}
              </th>
            </tr>
            {features.map(([feature, from]) => (
              <tr key={feature}>
                <th scope="row">{t(`names.${feature}`)}</th>
                {shown.map((one) => (
                  <td key={one}>
                    {has(one, from) ? <IconCheck size={20} aria-hidden /> : <IconMinus size={20} className={classes.without} aria-hidden />}
                    <span className="rl-sr-only">{t(has(one, from) ? 'yes' : 'no')}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Page>
  )
}
