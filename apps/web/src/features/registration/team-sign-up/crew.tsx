import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { ReactNode } from 'react'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

/** Who is in the team, and its number in the order of signing up. */
export const Crew = ({ anglers, number, children }: { anglers: readonly AnglerName[]; number: number | null; children?: ReactNode }) => (
  <section className={classes.team}>
    <h2>{t('in.team')}</h2>
    <ul>
      {anglers.map((one) => (
        <li key={one._id}>{fullName(one)}</li>
      ))}
    </ul>
    {number !== null && <p className="rl-dimmed">{t('in.number', { number: String(number) })}</p>}
    {children}
  </section>
)
