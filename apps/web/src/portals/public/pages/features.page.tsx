import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { useEnvironment } from '@ramplight/ui/theme/use-environment'
import { IconBuildingBank, IconDeviceTv, IconFish, IconScale, IconSpeakerphone, IconTrophy } from '@tabler/icons-react'
import { useSession } from '#platform/use-session.ts'
import classes from './pages.module.css'
import { t } from './pages.texts.ts'

const TILES = [
  ['series', IconTrophy],
  ['pots', IconFish],
  ['scales', IconScale],
  ['sponsors', IconSpeakerphone],
  ['board', IconDeviceTv],
  ['accounting', IconBuildingBank],
] as const
const SECTIONS = [
  ['dashboard', 'day'],
  ['quick', 'board'],
] as const
const POINTS = ['one', 'two', 'three', 'four'] as const
const SHOTS = { day: { width: 1200, height: 750 }, board: { width: 780, height: 976 } } as const

/** What the product does for a director. */
export function FeaturesPage() {
  const user = useSession()?.user
  const { scheme } = useEnvironment()
  return (
    <Page width="form">
      <header className={classes.head}>
        <h1 tabIndex={-1}>{t('features.title')}</h1>
        <p>{t('features.text')}</p>
        <div className={classes.actions}>
          <Button component={UiLink} href={user?.userType === 'Director' ? '/director/tournaments/new' : '/signup'} size="lg">
            {t('features.create')}
          </Button>
          <Button component={UiLink} href="/tournaments" size="lg" variant="default">
            {t('features.find')}
          </Button>
        </div>
      </header>
      <ul className={classes.tiles}>
        {TILES.map(([id, Icon]) => (
          <li key={id}>
            <Icon size={32} stroke={1.5} aria-hidden />
            <h2>{t(`features.tiles.${id}.title`)}</h2>
            <p>{t(`features.tiles.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      {SECTIONS.map(([id, shot]) => (
        <section key={id} className={classes.large}>
          <div>
            <h2>{t(`features.${id}.title`)}</h2>
            <p>{t(`features.${id}.text`)}</p>
            <ul>
              {POINTS.map((point) => (
                <li key={point}>{t(`features.${id}.${point}`)}</li>
              ))}
            </ul>
          </div>
          <img src={`/pictures/${shot}-${scheme}.webp`} alt={t(`features.${shot}Picture`)} {...SHOTS[shot]} loading="lazy" />
        </section>
      ))}
    </Page>
  )
}
