import { writeMoney } from '#platform/values/write-money.ts'
import type { Crew } from './crew-shares.ts'
import classes from './pay-by-card.module.css'
import { t } from './pay-by-card.texts.ts'

/** Who of us has paid, and who owes. */
export const CrewLines = ({ crew }: { crew: Crew }) => (
  <>
    <p>
      <b>{t('paidSoFar', { paid: writeMoney(crew.paid), whole: writeMoney(crew.whole) })}</b>
    </p>
    <ul className={classes.shares}>
      {crew.shares.map(({ user, name, paid, owes }) => (
        <li key={user}>{owes > 0 ? t('owes', { name, amount: writeMoney(owes) }) : t('hasPaid', { name, amount: writeMoney(paid) })}</li>
      ))}
    </ul>
  </>
)
