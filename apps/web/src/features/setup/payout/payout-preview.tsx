import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { payoutStructureQuery } from '#features/payouts/payout-structures/index.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { PreviewStrip } from '../form/preview-strip.tsx'
import { t } from './payout.texts.ts'
import classes from './payout-preview.module.css'
import { previewPayout } from './preview-payout.ts'

const SHOWN = 6

/** What the settings mean for a field of so many boats, while they are being typed. Preview only. */
export function PayoutPreview({ form, startBoats }: { form: FieldForm; startBoats: number }) {
  const [boats, setBoats] = useState(startBoats)
  const settings = form.get('settings') as TournamentSettings
  const entryFee = (form.get('entryFee') as number | null | undefined) ?? null
  const teamSize = crewSizeOf({ teamEvent: form.get('teamEvent') === true, settings })
  const structure = useQuery(payoutStructureQuery(settings.payout?.payoutToUse))
  const tables = structure.data?.tables
  const preview = useMemo(
    () => previewPayout({ boats, teamSize, entryFee, settings, tables: tables ?? null }),
    [boats, teamSize, entryFee, settings, tables],
  )
  const paid = preview.positionAmounts.reduce((sum, { amount }) => sum + amount, 0)
  const left = preview.mainPool - paid
  const leaving = preview.fixedSlices?.filter(({ amount }) => amount > 0) ?? []
  return (
    <PreviewStrip
      label={t('payoutPreview.payoutPreview')}
      boatsLabel={t('payoutPreview.boats')}
      boats={boats}
      onBoats={setBoats}
      means={t.rich('payoutPreview.poolIs', { pool: writeShortMoney(preview.pool), b: (words) => <b>{words}</b> })}
    >
      {preview.positionAmounts.length > 0 ? (
        <ol className={classes.places}>
          {preview.positionAmounts.slice(0, SHOWN).map(({ position, amount }) => (
            <li key={position}>
              <span>{writePlace(position)}</span>
              <b>{writeShortMoney(amount)}</b>
            </li>
          ))}
          {preview.positionAmounts.length > SHOWN && (
            <li>
              <span>{t('payoutPreview.downToPlace', { place: writePlace(preview.positionAmounts.at(-1)?.position ?? 0) })}</span>
              <b>{writeShortMoney(preview.positionAmounts.at(-1)?.amount ?? 0)}</b>
            </li>
          )}
        </ol>
      ) : (
        <p className={classes.note}>{t('payoutPreview.noPlaceIsPaid')}</p>
      )}
      {leaving.length > 0 && (
        <p className={classes.leaves}>
          {t('payoutPreview.takenOffTheTop')} {leaving.map(({ name, amount }) => `${name} ${writeShortMoney(amount)}`).join(' · ')}
        </p>
      )}
      {preview.pool > 0 && left !== 0 && <p className={classes.note}>{t('payoutPreview.restOfPool', { left: writeShortMoney(left) })}</p>}
      {preview.log.map(({ message }) => (
        <p key={message} className={classes.note}>
          {message}
        </p>
      ))}
    </PreviewStrip>
  )
}
