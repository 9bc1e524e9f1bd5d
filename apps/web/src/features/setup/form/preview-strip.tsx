import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import type { ReactNode } from 'react'
import classes from '../payout/payout-preview.module.css'
import { t } from './form.texts.ts'

const MOST_BOATS = 1000

type Props = {
  label: string
  boatsLabel: string
  boats: number
  onBoats: (boats: number) => void
  /** What follows the number of boats. */
  means?: ReactNode
  children: ReactNode
}

/** What the settings would come to with so many boats, while they are being typed. */
export const PreviewStrip = ({ label, boatsLabel, boats, onBoats, means, children }: Props) => (
  <section className={classes.strip} aria-label={label}>
    <div className={classes.head}>
      <span>
        {t('previewStrip.withBoats')}{' '}
        <NumberField
          className={classes.boats}
          aria-label={boatsLabel}
          value={boats}
          onChange={(value) => onBoats(Math.min(MOST_BOATS, Number(value) || 0))}
          min={0}
          max={MOST_BOATS}
        />{' '}
        {t('previewStrip.boats')}
        {means}
      </span>
      <small>{t('previewStrip.previewOnly')}</small>
    </div>
    {children}
  </section>
)
