import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writeList } from '@ramplight/ui/values/numbers'
import type { ReactNode } from 'react'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Boat = {
  users: readonly string[]
  anglers: readonly AnglerName[]
  boatCaptain?: string | null | undefined
  substitute?: AnglerName | null | undefined
  groups: readonly string[]
}

/** Who is in the team and what each of them is, its groups, and its number in the order of signing up. */
export function Crew({ boat, number, children }: { boat: Boat; number: number | null; children?: ReactNode }) {
  const { users, anglers, boatCaptain, substitute, groups } = boat
  const captain = users.length > 1 ? (boatCaptain ?? users[0]) : null
  return (
    <section className={classes.team}>
      <h2>{t('in.team')}</h2>
      <ul>
        {anglers.map((one) => (
          <li key={one._id}>
            {fullName(one)}
            {one._id === captain && <span className="rl-dimmed"> · {t('captain')}</span>}
          </li>
        ))}
      </ul>
      {substitute && <p className="rl-dimmed">{t('in.sub', { name: fullName(substitute) })}</p>}
      {groups.length > 0 && <p className="rl-dimmed">{t('in.groups', { groups: writeList(groups) })}</p>}
      {number !== null && <p className="rl-dimmed">{t('in.number', { number: String(number) })}</p>}
      {children}
    </section>
  )
}
