import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { pictureSrc } from '#platform/files/picture-src.ts'
import classes from './tournament-card.module.css'

const ICON = 22

/** The icon of a tour, or where it has none, ours (`card.tour-icon`). */
export const TourIcon = ({ path, size = ICON }: { path: string | null | undefined; size?: number }) => {
  // A picture from elsewhere would tell that server who looks.
  const src = path?.startsWith('/') ? pictureSrc(path, size * 2) : null
  return src ? <img className={classes.icon} src={src} alt="" width={size} height={size} loading="lazy" /> : <Mark size={size} />
}
