import { UiLink } from '@ramplight/ui/link.tsx'
import classes from './quick-create.module.css'

/** One line: what comes with the tour. */
export function FromTour({ tour, parts }: { tour: string | null; parts: readonly string[] | null }) {
  if (!tour) return null
  const text = parts === null ? 'Looking…' : parts.length > 0 ? parts.join(' · ') : 'nothing set yet'
  return (
    <p className={classes.fromTour}>
      <b>From the tour:</b> {text}{' '}
      <UiLink href={`/director/tours/${tour}`} className="rl-link-button">
        Change…
      </UiLink>
    </p>
  )
}
