import type { Board } from '@ramplight/contract/results/tournament-results'
import { shortenName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'

const SHOWN = 12

/** Who has not been to the scale yet, by boat number. */
export function StillOut({ board }: { board: Board }) {
  const out = board.rows
    .filter(({ weighed, disqualified }) => !weighed && !disqualified)
    .toSorted((a, b) => (a.boatNumber ?? 9999) - (b.boatNumber ?? 9999))
  const more = out.length - SHOWN
  return (
    <Section
      title={out.length === 0 ? t('stillOut.everybodyWeighed') : t('stillOut.notWeighedYet', { boats: out.length })}
      actions={
        <UiLink href={`/weigh-in/${board.tournament._id}`} className="rl-link-button">
          {t('stillOut.weighIn')}
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
      {more > 0 && <p className="rl-dimmed">{t('stillOut.andMore', { boats: more })}</p>}
    </Section>
  )
}
