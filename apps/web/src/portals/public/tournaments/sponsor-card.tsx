import type { Advertiser } from '@ramplight/contract/sponsors/advertisers'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { countSponsor } from './count-sponsors.ts'
import classes from './find.module.css'
import { t } from './find.texts.ts'

/** Seen is what half of it was in view. */
const HALF = 0.5

/** A sponsor among the tournaments, said to be one. */
export function SponsorCard({ sponsor: { _id, name, url, image_path } }: { sponsor: Advertiser }) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && countSponsor(_id, 'view'), {
      threshold: HALF,
    })
    watch.observe(card.current!)
    return () => watch.disconnect()
  }, [_id])
  // A picture from elsewhere would tell that server who looks.
  const picture = image_path?.startsWith('/') ? pictureSrc(image_path, 400) : null
  return (
    <aside ref={card} className={classes.sponsor} aria-label={t('sponsor')}>
      <span>{t('sponsor')}</span>
      <a href={url} target="_blank" rel="noopener noreferrer sponsored" onClick={() => countSponsor(_id, 'click')}>
        {picture && <img src={picture} alt="" loading="lazy" width={120} height={64} />}
        <b>{name}</b>
        <IconExternalLink size={18} stroke={1.75} aria-hidden />
      </a>
    </aside>
  )
}
