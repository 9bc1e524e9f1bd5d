import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board, BoardRow } from '@ramplight/contract/results/tournament-results'
import { placedAmong } from '@ramplight/domain/results/placed-among'
import { displayWeight, type WeightDisplay } from '@ramplight/domain/scoring/format-weight'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded, type QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconShare2 } from '@tabler/icons-react'
import { deadBigFishText, reasonText, sumText } from '#features/results/day-sum/index.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'

type Props = { entry: TournamentEntry; board: QueryLike<Board> }

const displayOf = ({ tournament: { display } }: Board): WeightDisplay => (display === 'lb-oz' ? 'board' : display)

/** What was weighed on each day and what was taken or added, with the reason; and the place that it makes. */
export function EntryWeights({ entry, board }: Props) {
  return (
    <>
      <Section title={t('entry.weights')}>
        <Loaded query={board} what={t('entry.weights')}>
          {(shown) => {
            const row = shown.rows.find((one) => one.entry === entry._id)
            return row && row.days.length > 0 ? <Days row={row} board={shown} /> : <p className={classes.note}>{t('entry.notWeighed')}</p>
          }}
        </Loaded>
      </Section>
      {board.data && <Result entry={entry} board={board.data} />}
    </>
  )
}

function Days({ row, board }: { row: BoardRow; board: Board }) {
  const display = displayOf(board)
  const days = board.tournament.tournamentDates.length
  return (
    <>
      {row.days.map((day) => (
        <div key={day.day}>
          <p className={classes.day}>
            {days > 1 ? t('entry.day', { day: day.day + 1, count: day.fishCount }) : t('entry.oneDay', { count: day.fishCount })}
          </p>
          <p className={classes.sum}>{sumText(day, display)}</p>
          <ul className={classes.reasons}>
            {[...day.penaltyLog, ...day.bonusLog].map((line) => (
              <li key={line.message}>{reasonText(line, display)}</li>
            ))}
            {day.deadBigFish !== undefined && <li>{deadBigFishText(day.deadBigFish, display)}</li>}
            {day.totalFish === 0 && !day.disqualified && <li>{t('entry.noFish')}</li>}
          </ul>
        </div>
      ))}
      {row.days.length > 1 && (
        <>
          <p className={classes.day}>{t('entry.total')}</p>
          <p className={classes.sum}>
            {row.days.map((day) => displayWeight(day.adjustedWeight, display)).join(' + ')} = {displayWeight(row.totalWeight, display)}
          </p>
        </>
      )}
    </>
  )
}

/** Until when the angler may protest; after that, that the places can still change. */
function noteOf({ state, tournament, protestsUntil }: Board): string | undefined {
  if (state === 'official') return undefined
  if (!protestsUntil || Date.parse(protestsUntil) <= Date.now()) return t('entry.unofficial')
  return t('entry.protests', { time: writeClock(protestsUntil, zoneOf(tournament)) })
}

/** The places of the two beside this one say what it is made of: more than the one, less than the other. */
function Result({ entry, board }: { entry: TournamentEntry; board: Board }) {
  const ranked = board.rows.filter(({ position, days }) => position !== null && days.length > 0)
  const at = ranked.findIndex((one) => one.entry === entry._id)
  const row = ranked[at]
  if (!row || row.position === null) return null
  const display = displayOf(board)
  const [above, under] = [ranked[at - 1], ranked[at + 1]]
  const beside = [
    // Who was placed by hand is not there by weight.
    above &&
      above.totalWeight >= row.totalWeight &&
      t('entry.ahead', { weight: displayWeight(above.totalWeight - row.totalWeight, display), name: above.names.join(' · ') }),
    under &&
      row.totalWeight >= under.totalWeight &&
      t('entry.below', { weight: displayWeight(row.totalWeight - under.totalWeight, display), name: under.names.join(' · ') }),
    row.ruled && t('entry.ruled', { reason: row.ruled }),
  ]
  return (
    <Section title={t('entry.result')} note={noteOf(board)}>
      <p className={classes.sum}>
        {row.disqualified
          ? t('entry.disqualified')
          : t(row.tied ? 'entry.tied' : 'entry.of', { place: row.position, field: placedAmong(board) })}
      </p>
      <ul className={classes.reasons}>{!row.disqualified && beside.map((line) => line && <li key={line}>{line}</li>)}</ul>
      {row.points !== null && (
        <p className={classes.note}>
          {t('entry.points')}: {pointsText(row.points)}
        </p>
      )}
      {row.payout !== null && row.payout > 0 && (
        <p className={classes.note}>
          {t('entry.prize')}: {writeShortMoney(row.payout)}
        </p>
      )}
      {row.potPayouts?.map(({ pot, name, amount }) => (
        <p key={pot} className={classes.note}>
          {t('entry.potPrize', { pot: name })}: {writeShortMoney(amount)}
        </p>
      ))}
      {!row.disqualified && (
        <Button
          component="a"
          href={`/live-leaderboard/${entry.tournament}?boat=${entry._id}`}
          variant="default"
          leftSection={<IconShare2 aria-hidden />}
        >
          {t('entry.share')}
        </Button>
      )}
    </Section>
  )
}
