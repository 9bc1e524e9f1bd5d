import type { Difference, Outcome } from '@ramplight/domain/results/differences'
import { pointsText } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './rulings.module.css'
import { t } from './rulings.texts.ts'

/** So many boats are named; a boat that moves far moves everybody between. */
const SHOWN = 6

const placeOf = (one: Outcome | null) => (one?.place ? String(one.place) : t('noneYet'))
const pointsOf = (one: Outcome | null) => (one?.points == null ? t('noneYet') : pointsText(one.points))
const moneyOf = (one: Outcome | null) => writeMoney(one?.money ?? 0)

function changed({ before, after }: Difference): string {
  const pairs = [
    ['boatPlace', placeOf(before), placeOf(after)],
    ['boatPoints', pointsOf(before), pointsOf(after)],
    ['boatMoney', moneyOf(before), moneyOf(after)],
  ] as const
  return pairs.flatMap(([key, was, is]) => (was === is ? [] : [t(key, { before: was, after: is })])).join(' · ')
}

/** Who comes to something else, before anything is saved. Money and the first places first. */
export function RulingChanges({ changes, nameOf }: { changes: readonly Difference[]; nameOf: (entry: string) => string }) {
  const moneyMoved = ({ before, after }: Difference) => Math.abs((after?.money ?? 0) - (before?.money ?? 0))
  const sorted = changes.toSorted((a, b) => moneyMoved(b) - moneyMoved(a) || (a.after?.place ?? 0) - (b.after?.place ?? 0))
  return (
    <section aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {sorted.length === 0 ? (
        <p className="rl-dimmed">{t('nothingChanges')}</p>
      ) : (
        <ul className={classes.changes}>
          {sorted.slice(0, SHOWN).map((one) => (
            <li key={one.entry}>
              <b>{nameOf(one.entry)}</b>: {changed(one)}
            </li>
          ))}
          {sorted.length > SHOWN && <li>{t('more', { count: sorted.length - SHOWN })}</li>}
        </ul>
      )}
    </section>
  )
}
