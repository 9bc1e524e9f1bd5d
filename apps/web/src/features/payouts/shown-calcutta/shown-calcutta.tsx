import { type CalcuttaLot, calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './shown-calcutta.texts.ts'

/** The calcutta of a tournament as everybody sees it: the pool, what was sold, and who won once it is official. Nothing where there is none. */
export function ShownCalcutta({ tournament }: { tournament: string }) {
  const calcutta = useQuery(queryOf(calcuttaCalls.byTournament, { params: { id: tournament } })).data?.calcutta
  if (!calcutta) return null
  const { pool, places, state, standing, lots } = calcutta
  const sum = t('pool', { pool: writeShortMoney(pool), places: places.join(' / ') })
  // Who won stands first; the others as they were sold.
  const ordered = lots.toSorted((a, b) => b.won - a.won)
  return (
    <Section title={t('title')} note={state === 'open' && standing !== 'official' ? `${sum} ${t('open')}` : sum} flush>
      <RowList rows={ordered.map(rowOf)} none={t('none')} />
    </Section>
  )
}

function rowOf({ _id, boats, buyer, isMine, price, won }: CalcuttaLot): Row {
  const [boat] = boats
  const isField = boats.length > 1
  const best = Math.min(...boats.flatMap(({ position }) => position ?? []))
  const facts = [
    t('price', { price: writeShortMoney(price) }),
    isMine ? t('mine') : null,
    won > 0 && buyer ? t('won', { place: writePlace(best), buyer }) : null,
  ]
  return {
    key: _id,
    lead: isField ? [t('lot'), ''] : [t('boat'), boat?.boatNumber ?? '—'],
    title: isField ? t('field', { boats: boats.length }) : boat!.names.join(' & '),
    about: facts.filter(Boolean).join(' · '),
    end: won > 0 ? <b>{writeShortMoney(won)}</b> : null,
  }
}
