import type { Cents } from '@ramplight/domain/kernel/units'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { formatCents } from '@ramplight/ui/values/format-cents'
import { useState } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './quick-create.module.css'
import { t } from './quick-create.texts.ts'

type Props = {
  tour: string | null
  parts: readonly string[] | null
  /** What the tour takes, and for what: a team, an angler, a boat. */
  tourFee: { amount: Cents | undefined; per: 'angler' | 'team' | 'boat' }
  fee: Cents | null
  onFee: (fee: Cents | null) => void
}

/** What comes with the tour. The fee of this event can be another one; everything else of this event is changed in its setup. */
export function FromTour({ tour, parts, tourFee, fee, onFee }: Props) {
  const [asking, setAsking] = useState(fee != null)
  if (!tour) return null
  const text = parts === null ? t('fromTour.looking') : parts.length > 0 ? parts.join(' · ') : t('fromTour.nothingSetYet')
  const usual =
    tourFee.amount === undefined ? t('fromTour.tourHasNoFee') : t('fromTour.tourFeeStays', { amount: writeMoney(tourFee.amount) })
  return (
    <div className={classes.fromTour}>
      <p>
        <b>{t('fromTour.fromTheTour')}</b> {text}
      </p>
      {asking ? (
        <MoneyField
          id="entryFee"
          label={t(`fromTour.entryFee.${tourFee.per}`)}
          description={t('fromTour.onlyForThisEvent', { tourFee: usual })}
          placeholder={tourFee.amount === undefined ? '0.00' : formatCents(tourFee.amount)}
          value={fee}
          onChange={onFee}
          autoFocus={fee == null}
        />
      ) : (
        <button type="button" className="rl-link-button" onClick={() => setAsking(true)}>
          {t('fromTour.anotherFee')}
        </button>
      )}
      <UiLink href={`/director/tours/${tour}`} className="rl-link-button">
        {t('fromTour.changeTheTour')}
      </UiLink>
    </div>
  )
}
