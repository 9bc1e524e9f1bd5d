import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { useMemo, useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { writePlace } from '#platform/values/write-place.ts'
import { PreviewStrip } from '../form/preview-strip.tsx'
import classes from '../payout/payout-preview.module.css'
import { t } from './points.texts.ts'
import { previewPoints } from './points-preview.ts'

/** What the places are worth while the rules are being typed. */
export function PointsStrip({ form, startBoats }: { form: FieldForm; startBoats: number }) {
  const [boats, setBoats] = useState(startBoats)
  const settings = form.get('settings') as TournamentSettings
  const places = useMemo(() => previewPoints(boats, settings), [boats, settings])
  return (
    <PreviewStrip label={t('pointsStrip.pointsPreview')} boatsLabel={t('pointsStrip.boatsThatWeigh')} boats={boats} onBoats={setBoats}>
      <ol className={classes.places}>
        {places.map(({ position, points }) => (
          <li key={position}>
            <span>{position === null ? t('pointsStrip.noFish') : writePlace(position)}</span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </PreviewStrip>
  )
}
