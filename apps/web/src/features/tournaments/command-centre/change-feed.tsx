import type { AuditLine } from '@ramplight/contract/system/audit'
import { timeAgo } from '@ramplight/ui/time-ago'
import classes from './command-centre.module.css'

/** Newest first: what happened, who did it, how long ago. */
export const ChangeFeed = ({ lines }: { lines: readonly AuditLine[] }) => (
  <ol className={classes.feed}>
    {lines.map(({ _id, at, summary, byName }) => (
      <li key={_id}>
        <time dateTime={at} title={new Date(at).toLocaleString('en-US')}>
          {timeAgo(Date.parse(at))}
        </time>
        <span>
          {summary}
          {byName && <small> · {byName}</small>}
        </span>
      </li>
    ))}
  </ol>
)
