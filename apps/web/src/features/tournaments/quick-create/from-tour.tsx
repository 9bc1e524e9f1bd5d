import type { Cents } from '@ramplight/domain/kernel/units'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { formatCents } from '@ramplight/ui/values/format-cents'
import { useState } from 'react'
import classes from './quick-create.module.css'

type Props = {
  tour: string | null
  parts: readonly string[] | null
  /** What the tour takes, and for what: a team, an angler, a boat. */
  tourFee: { amount: Cents | undefined; per: string }
  fee: Cents | null
  onFee: (fee: Cents | null) => void
}

/** What comes with the tour. The fee of this event can be another one; everything else of this event is changed in its setup. */
export function FromTour({ tour, parts, tourFee, fee, onFee }: Props) {
  const [asking, setAsking] = useState(fee != null)
  if (!tour) return null
  const text = parts === null ? 'Looking…' : parts.length > 0 ? parts.join(' · ') : 'nothing set yet'
  const usual = tourFee.amount === undefined ? 'The tour has no fee.' : `The tour stays at $${formatCents(tourFee.amount)}.`
  return (
    <div className={classes.fromTour}>
      <p>
        <b>From the tour:</b> {text}
      </p>
      {asking ? (
        <MoneyField
          id="entryFee"
          label={`Entry fee of this event, per ${tourFee.per}`}
          description={`Only for this event. ${usual}`}
          placeholder={tourFee.amount === undefined ? '0.00' : formatCents(tourFee.amount)}
          value={fee}
          onChange={onFee}
          autoFocus={fee == null}
        />
      ) : (
        <button type="button" className="rl-link-button" onClick={() => setAsking(true)}>
          Another fee for this event
        </button>
      )}
      <UiLink href={`/director/tours/${tour}`} className="rl-link-button">
        Change the tour, for all its new events
      </UiLink>
    </div>
  )
}
