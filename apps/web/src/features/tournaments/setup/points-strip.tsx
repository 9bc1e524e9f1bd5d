import { NumberInput } from '@mantine/core'
import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { useMemo, useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import classes from './payout-preview.module.css'
import { previewPoints } from './points-preview.ts'

/** What the places are worth while the rules are being typed. */
export function PointsStrip({ form, startBoats }: { form: FieldForm; startBoats: number }) {
  const [boats, setBoats] = useState(startBoats)
  const settings = form.get('settings') as TournamentSettings
  const places = useMemo(() => previewPoints(boats, settings), [boats, settings])
  return (
    <section className={classes.strip} aria-label="Points preview">
      <div className={classes.head}>
        <span>
          With{' '}
          <NumberInput
            className={classes.boats}
            aria-label="Boats that weigh"
            value={boats}
            onChange={(value) => setBoats(Math.min(1000, Number(value) || 0))}
            min={0}
            max={1000}
            allowDecimal={false}
          />{' '}
          boats
        </span>
        <small>Nothing is saved by looking.</small>
      </div>
      <ol className={classes.places}>
        {places.map(({ position, points }) => (
          <li key={position}>
            <span>{position === null ? 'No fish' : ordinal(position)}</span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
