import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

const WIDTH = 400
const IS_WEB = /^https?:\/\//i

/** Who supports this one event. A link leads to the web and nowhere else; a picture is one that lies with us. */
export function EventPartners({ ads }: { ads: Tournament['custom_ads'] }) {
  const shown = ads.filter(({ name, url, image_path: picture }) => name || url || picture)
  if (shown.length === 0) return null
  return (
    <Section title={t('partners')}>
      <ul className={classes.partners}>
        {shown.map(({ name, url, image_path: picture }, index) => {
          const words = (
            <>
              {picture?.startsWith('/') && (
                <img src={pictureSrc(picture, WIDTH) ?? undefined} alt={name ? '' : t('partner')} loading="lazy" />
              )}
              {name || url}
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and keep their order
            <li key={index}>
              {url && IS_WEB.test(url) ? (
                <a href={url} target="_blank" rel="noopener noreferrer sponsored">
                  {words}
                </a>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
