import type { AuditLine } from '@ramplight/contract/system/audit'
import { timeAgo } from '@ramplight/ui/values/time-ago'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { historyWords } from '#platform/stored-words/stored-words.ts'
import classes from './command-centre.module.css'

/** Newest first: what happened, who did it, how long ago. */
export const ChangeFeed = ({ lines, zone }: { lines: readonly AuditLine[]; zone: Zone | undefined }) => (
  <ol className={classes.feed}>
    {lines.map(({ _id, at, summary, byName }) => (
      <li key={_id}>
        <time dateTime={at} title={writeMoment(at, zone)}>
          {timeAgo(Date.parse(at))}
        </time>
        <span>
          {historyWords(summary)}
          {byName && <small> · {byName}</small>}
        </span>
      </li>
    ))}
  </ol>
)
