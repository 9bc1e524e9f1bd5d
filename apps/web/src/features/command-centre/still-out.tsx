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

/** Who has not been to the scale yet, by boat number. The link says how many of them are on the water: the others are back, or never left. */
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
      title={away === 0 ? `${weighing} · ${t('stillOut.everyBoatIsBack')}` : weighing}
      actions={
        <>
          {away !== null && away > 0 && (
            <UiLink href={`/weigh-in/${board.tournament._id}/check-in#not-back`} className="rl-link-button">
              {t('stillOut.stillOut', { boats: away })}
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
