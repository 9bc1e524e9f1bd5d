import { FEE_PER_ANGLER, type FeePayer } from '@ramplight/domain/registration/fees'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { useState } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './accounts.module.css'
import { t } from './accounts.texts.ts'
import { feeExample } from './fee-example.ts'

const FIRST_PRICE = 100_00

/** What an entry costs who pays it, and brings who gets it, with a price of one's own. */
export function TryFees({ feePayer }: { feePayer: FeePayer }) {
  const [price, setPrice] = useState<number | null>(FIRST_PRICE)
  const { pays, receives } = feeExample(price ?? 0, feePayer)
  return (
    <>
      <MoneyField label={t('fees.price')} value={price} onChange={setPrice} />
      <StatGrid>
        <StatTile label={t('fees.pays')} value={<span className="rl-num">{writeMoney(pays)}</span>} />
        <StatTile label={t('fees.receives')} value={<span className="rl-num">{writeMoney(receives)}</span>} />
      </StatGrid>
      <p className={classes.example} role="status">
        {price ? t('fees.example', { price: writeMoney(price), pays: writeMoney(pays), receives: writeMoney(receives) }) : ''}{' '}
        {t('fees.platform', { fee: writeMoney(FEE_PER_ANGLER) })}
      </p>
    </>
  )
}
