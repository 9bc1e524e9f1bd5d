import type { TournamentInteractionFound } from '@ramplight/contract/tournaments/tournament-interactions'
import { fullName } from '@ramplight/domain/registration/full-name'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { type Interest, interestedQuery } from './sign-up.queries.ts'
import classes from './who-is-interested.module.css'
import { t } from './who-is-interested.texts.ts'

const LONG = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** Opens the list of who is interested in a tournament, and who is going. */
export const openWhoIsInterested = (tournament: string, counts: Record<Interest, number>) =>
  dialogs.open({
    title: t('interestedAnglers', { count: counts.interested }),
    children: (
      <>
        <Who tournament={tournament} type="interested" none={t('nobodyInterested')} />
        <h2 className={classes.second}>{t('goingAnglers', { count: counts.going })}</h2>
        <Who tournament={tournament} type="going" none={t('nobodyGoing')} />
      </>
    ),
  })

function Who({ tournament, type, none }: { tournament: string; type: Interest; none: string }) {
  const query = useQuery(interestedQuery(tournament, type))
  return (
    <Loaded query={query} what={t('anglers')}>
      {(found) =>
        found.length === 0 ? (
          <p className="rl-dimmed">{none}</p>
        ) : (
          <table className={classes.people}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('date')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((one) => (
                <tr key={one._id}>
                  <td>
                    <b>{nameOf(one)}</b>
                  </td>
                  <td>{writeIsoDate(one.createdAt.slice(0, 10), LONG)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Loaded>
  )
}

const nameOf = ({ user }: TournamentInteractionFound) => (typeof user === 'string' ? '' : fullName(user))
