import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { useQuery } from '@tanstack/react-query'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useAddress } from '#platform/address.ts'
import { homeOf } from '#platform/addresses.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../public.texts.ts'
import { aroundMe, aroundPlace, thisWeek } from '../tournaments/find-around.ts'
import { t as tPlace } from '../tournaments/location.texts.ts'
import { LocationBar } from '../tournaments/location-bar.tsx'
import { NEXT_TOURNAMENTS } from '../tournaments/next-tournaments.ts'
import { Film } from './film.tsx'
import classes from './home.module.css'
import { HomeBlocks } from './home-blocks.tsx'
import { Strip } from './strip.tsx'

const LIVE = skinnyTournamentsQuery({ publicSearch: true, liveMode: true, pageSize: 6 })

export function HomePage() {
  const user = useSession()?.user
  const { go } = useAddress()
  const online = useOnline()
  const live = useQuery({ ...LIVE, refetchInterval: 60_000 })
  const next = useQuery(NEXT_TOURNAMENTS)
  // Whether something is on now decides where everything below stands.
  const isAsked = live.isLoading
  return (
    <>
      <section className={classes.hero}>
        <Film />
        <div className={classes.words}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.text')}</p>
          <div className={classes.search}>
            <LocationBar onPlace={(place) => go(aroundPlace(place))} onNear={(near) => go(aroundMe(near))}>
              <UiLink href={thisWeek()}>{tPlace('week')}</UiLink>
            </LocationBar>
          </div>
          <div className={classes.actions}>
            <Button component={UiLink} href="/tournaments" size="lg">
              {t('shell.find')}
            </Button>
            <Button component={UiLink} href={user ? homeOf(user) : '/login'} size="lg" variant="default">
              {t(user ? 'shell.myPortal' : 'home.login')}
            </Button>
          </div>
        </div>
      </section>
      <div className={classes.strips}>
        {!online && (
          <p className={classes.offline} role="status">
            {t('home.offline')}
          </p>
        )}
        {isAsked ? (
          <LoadingRows rows={4} height={112} label={t('home.loading')} />
        ) : (
          <>
            <Strip title={t('home.live')} query={live} none={null} />
            <Strip
              title={t('home.next')}
              query={next}
              none={t('home.noneNext')}
              more={
                <UiLink href="/tournaments" className="rl-link-button">
                  {t('home.all')}
                </UiLink>
              }
            />
          </>
        )}
        <HomeBlocks />
      </div>
    </>
  )
}
