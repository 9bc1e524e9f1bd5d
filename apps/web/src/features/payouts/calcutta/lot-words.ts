import type { CalcuttaLot } from '@ramplight/contract/payouts/calcuttas'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './calcutta.texts.ts'

/** `Ann Baker & Bob Cole`; `The field: 12 boats`. */
export const lotName = ({ boats }: Pick<CalcuttaLot, 'boats'>): string =>
  boats.length === 1 ? boats[0]!.names.join(' & ') : t('lots.field', { boats: boats.length })

export const methodOf = ({ method, note }: { method: 'cash' | 'check' | null; note?: string | null }): string =>
  method === 'check' && note ? t('lots.checkNumber', { number: note }) : method ? t(`lots.${method}`) : ''

/** `Dale Reed · $300 cash · the boat bought back 50%`, and where its boats stand. */
export const lotFacts = (lot: CalcuttaLot): string =>
  [
    t('lots.forPrice', { buyer: lot.buyer ?? t('lots.somebody'), price: writeShortMoney(lot.price), method: methodOf(lot) }),
    lot.elsewhere ? t('lots.elsewhere') : null,
    lot.boughtBack > 0 ? t('lots.back', { percent: String(lot.boughtBack) }) : null,
    ...lot.boats.flatMap(({ position, amount, names }) => {
      if (position === null) return []
      const at = t('lots.at', { place: writePlace(position), amount: writeShortMoney(amount) })
      return [lot.boats.length > 1 ? `${names.join(' & ')}: ${at}` : at]
    }),
  ]
    .filter(Boolean)
    .join(' · ')
