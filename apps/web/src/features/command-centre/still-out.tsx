import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { shortenName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useCheckInTimes } from '#features/stations/check-in/index.ts'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'
import { onWater } from './on-water.ts'

const SHOWN = 12

type Props = { board: Board; entries: readonly TournamentEntry[]; tournament: Tournament }

/** Who has not been to the scale yet, by boat number. How many are on the water is in the title: part of the list is back already. */
export function StillOut({ board, entries, tournament }: Props) {
  const { times } = useCheckInTimes(tournament)
  const away = onWater(board, entries, times.dailyTournamentDay)
  const out = board.rows
    .filter(({ weighed, disqualified }) => !weighed && !disqualified)
    .toSorted((a, b) => (a.boatNumber ?? 9999) - (b.boatNumber ?? 9999))
  const more = out.length - SHOWN
  const weighing = out.length === 0 ? t('stillOut.everybodyWeighed') : t('stillOut.notWeighedYet', { boats: out.length })
  return (
    <Section
      title={away === null ? weighing : `${weighing} · ${t('stillOut.andOut', { boats: away })}`}
      actions={
        <>
          {away !== null && (
            <UiLink href={`/weigh-in/${board.tournament._id}/check-in#not-back`} className="rl-link-button">
              {t('stillOut.notBack')}
            </UiLink>
          )}
          <UiLink href={`/weigh-in/${board.tournament._id}`} className="rl-link-button">
            {t('stillOut.weighIn')}
          </UiLink>
        </>
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
