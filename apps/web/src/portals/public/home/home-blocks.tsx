import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useEnvironment } from '@ramplight/ui/theme/use-environment'
import { IconFish, IconId, IconMessage, IconScale, IconSpeakerphone, IconTrophy } from '@tabler/icons-react'
import { t } from '../public.texts.ts'
import classes from './home.module.css'

const BLOCKS = [
  ['scales', IconScale],
  ['standings', IconTrophy],
  ['memberships', IconId],
  ['waters', IconFish],
  ['sponsors', IconSpeakerphone],
  ['messages', IconMessage],
] as const

const SHOTS = [
  ['day', 1200, 750],
  ['board', 780, 976],
] as const

/** What the product does, for who directs tournaments, with its own screens, and what it costs. */
export function HomeBlocks() {
  const { scheme } = useEnvironment()
  return (
    <>
      <section className={classes.blocks}>
        <h2>{t('home.blocks.title')}</h2>
        <ul>
          {BLOCKS.map(([id, Icon]) => (
            <li key={id}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <h3>{t(`home.blocks.${id}.title`)}</h3>
              <p>{t(`home.blocks.${id}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className={classes.shots}>
          {SHOTS.map(([id, width, height]) => (
            <figure key={id}>
              <img src={`/pictures/${id}-${scheme}.webp`} alt={t(`home.blocks.${id}`)} width={width} height={height} loading="lazy" />
              <figcaption>{t(`home.blocks.${id}`)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section className={classes.cost}>
        <h2>{t('home.cost.statement')}</h2>
        <p>{t('home.cost.text')}</p>
        <p>
          <UiLink href="/about">{t('home.cost.plans')}</UiLink> · <UiLink href="/features">{t('home.cost.features')}</UiLink>
        </p>
      </section>
    </>
  )
}
