import { RangeSlider } from '@mantine/core'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import { FEE, type FindTerms, writeFee } from './find-terms.ts'

type Props = { terms: Pick<FindTerms, 'min' | 'max'>; onChange: (part: Pick<FindTerms, 'min' | 'max'>) => void }

const MARKS = [
  { value: FEE.least, label: writeFee(FEE.least) },
  { value: FEE.most, label: writeFee(FEE.most) },
]

/** From one fee to another. An end that was never moved is no limit (A87). */
export function FeeRange({ terms, onChange }: Props) {
  const [min, max] = [Number(terms.min ?? FEE.least), Number(terms.max ?? FEE.noLimit)]
  return (
    <fieldset className={classes.fee}>
      <legend className={classes.feeHead}>
        <span>{t('fee')}</span>
        <span>{t('feeRange', { from: writeFee(min), to: max >= FEE.noLimit ? t('anyFee') : writeFee(max) })}</span>
      </legend>
      <RangeSlider
        min={FEE.least}
        max={FEE.most}
        step={FEE.step}
        minRange={0}
        label={null}
        marks={MARKS}
        thumbSize={24}
        thumbFromLabel={t('feeFrom')}
        thumbToLabel={t('feeTo')}
        value={[Math.min(min, FEE.most), Math.min(max, FEE.most)]}
        onChange={([from, to]) =>
          onChange({
            min: from > FEE.least ? String(from) : undefined,
            // The upper end stays open until somebody takes it down.
            max: to < FEE.most || terms.max !== undefined ? String(to) : undefined,
          })
        }
      />
    </fieldset>
  )
}
