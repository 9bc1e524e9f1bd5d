import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { brand } from '@ramplight/ui/theme/brand'
import { useQuery } from '@tanstack/react-query'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './home.module.css'
import { Horizon } from './horizon.tsx'
import { Strip } from './strip.tsx'

const LIVE = skinnyTournamentsQuery({ publicSearch: true, liveMode: true, pageSize: 6 })
const NEXT = skinnyTournamentsQuery({
  publicSearch: true,
  status: ['Scheduled', 'Open'],
  sortField: 'startDate',
  sortOrder: 'asc',
  pageSize: 6,
})

export function HomePage() {
  const user = useSession()?.user
  const online = useOnline()
  const live = useQuery({ ...LIVE, refetchInterval: 60_000 })
  const next = useQuery(NEXT)
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1>{brand.tagline}</h1>
          <p>Entries, boat draw, weigh-in, live leaderboard and payouts in one place.</p>
          <div className={classes.actions}>
            <Button component={UiLink} href="/tournaments" size="lg">
              Find Tournaments
            </Button>
            <Button component={UiLink} href={user ? homeOf(user) : '/login'} size="lg" variant="default">
              {user ? 'Open my portal' : 'Log in'}
            </Button>
          </div>
        </div>
        <Horizon />
      </section>
      <div className={classes.strips}>
        {!online && (
          <p className={classes.offline} role="status">
            You are offline. What this device has seen before is below; signed-in directors can go on weighing in and checking in.
          </p>
        )}
        <Strip title="Live now" query={live} none={null} />
        <Strip
          title="Coming up"
          query={next}
          none="No tournament is announced right now."
          more={
            <UiLink href="/tournaments" className="rl-link-button">
              All tournaments
            </UiLink>
          }
        />
      </div>
    </>
  )
}
