import type { Board } from '@ramplight/contract/results/tournament-results'
import { shortenName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import classes from './command-centre.module.css'

const SHOWN = 12

/** Who has not been to the scale yet, by boat number. */
export function StillOut({ board }: { board: Board }) {
  const out = board.rows
    .filter(({ weighed, disqualified }) => !weighed && !disqualified)
    .toSorted((a, b) => (a.boatNumber ?? 9999) - (b.boatNumber ?? 9999))
  const more = out.length - SHOWN
  return (
    <Section
      title={out.length === 0 ? 'Everybody has weighed' : `${out.length} not weighed yet`}
      actions={
        <UiLink href={`/weigh-in/${board.tournament._id}`} className="rl-link-button">
          Weigh-in
        </UiLink>
      }
    >
      <ul className={classes.out}>
        {out.slice(0, SHOWN).map(({ entry, boatNumber, names }) => (
          <li key={entry}>
            <b className="rl-num">{boatNumber ?? '—'}</b>
            {names.map(shortenName).join(' · ')}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="rl-dimmed">and {more} more</p>}
    </Section>
  )
}
