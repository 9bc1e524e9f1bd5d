import { Button } from '@mantine/core'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconAlertTriangle, IconCheck, IconEye, IconHistory } from '@tabler/icons-react'
import { boatInWords, fullNames } from '#platform/values/entry-name.ts'
import { displayOf, typedText, writeWeight } from '#platform/values/typed-weight.ts'
import { weighedOn } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { GuardList } from '../scale/index.ts'
import { t } from './paper.texts.ts'
import type { PaperRow } from './paper-rows.ts'
import { RowPicture } from './row-picture.tsx'

const LOOK = {
  good: { tone: 'kelp', icon: IconCheck },
  ask: { tone: 'amber', icon: IconAlertTriangle },
  look: { tone: 'amber', icon: IconEye },
  already: { tone: 'amber', icon: IconHistory },
  taken: { tone: 'ink', icon: IconCheck },
  saved: { tone: 'kelp', icon: IconCheck },
} as const

type Props = {
  data: StationData
  paper: PaperRow
  isTaken: boolean
  isLeftOut: boolean
  isSaved: boolean
  refusal: string | undefined
  onTake: () => void
  onLeaveOut: () => void
  onType: () => void
  onCorrect: () => void
  /** Which part of the day the sheet is for is not said yet. */
  asksPeriod: boolean
}

/** One row of a sheet: what the camera saw, what was read, and what a person has to say about it. */
export function PaperRowCard({
  data,
  paper,
  isTaken,
  isLeftOut,
  isSaved,
  refusal,
  onTake,
  onLeaveOut,
  onType,
  onCorrect,
  asksPeriod,
}: Props) {
  const { entry, is, doubts, session, preview, picture, row } = paper
  if (is === 'empty') return null
  const state = isSaved ? 'saved' : is === 'ask' && isTaken ? 'good' : is
  const { tone, icon } = LOOK[state]
  const isDone = is === 'taken' || isLeftOut
  const boat = entry ? boatInWords(entry) : t('row', { row: row + 1 })
  return (
    <li className="rl-paper__row" data-tone={isDone ? undefined : tone} data-done={isDone || undefined}>
      <div className="rl-paper__head">
        <span className="rl-boat__number">{entry?.boatNumber ?? '—'}</span>
        <div>{entry ? fullNames(entry) : t('unknownBoat')}</div>
        <StatusBadge word={t(`state.${state}`)} tone={tone} icon={icon} />
      </div>
      <RowPicture picture={picture} label={t('pictureOf', { boat })} />
      {session && <Value data={data} paper={paper} />}
      {doubts.length > 0 && (
        <ul className="rl-paper__doubts">
          {doubts.map((doubt) => (
            <li key={doubt}>{t(`doubt.${doubt}`)}</li>
          ))}
        </ul>
      )}
      {is === 'already' && entry && session && <p>{t('saysNow', { sum: sumsOf(data, entry._id, session.day) })}</p>}
      {is === 'ask' && preview && <GuardList guards={preview.guards} asked={false} />}
      {refusal && <p role="alert">{refusal}</p>}
      {!isDone && (
        <div className="rl-paper__acts">
          {is === 'ask' && (
            <Button variant={isTaken ? 'default' : 'filled'} onClick={onTake} aria-pressed={isTaken}>
              {t(isTaken ? 'leaveOut' : 'takeAnyway')}
            </Button>
          )}
          {is === 'already' && <Button onClick={onCorrect}>{t('correct')}</Button>}
          {is !== 'already' && entry && session && !doubts.includes('cut') && (
            <Button variant={is === 'look' ? 'filled' : 'default'} onClick={onType} disabled={asksPeriod}>
              {t('type')}
            </Button>
          )}
          {is === 'good' && (
            <Button variant="default" onClick={onLeaveOut}>
              {t('leaveOut')}
            </Button>
          )}
        </div>
      )}
      {isLeftOut && is !== 'taken' && (
        <div className="rl-paper__acts">
          <Button variant="default" onClick={onLeaveOut}>
            {t('takeIt')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** As it would be saved; a weight that is not certain is a dash. */
function Value({ data, paper: { session, preview } }: { data: StationData; paper: PaperRow }) {
  const { bag } = session!
  const weight = bag.fish === 0 ? t('noFish') : typedText(bag.bag, data.unit) || '—'
  const values = preview?.values
  return (
    <div className="rl-paper__value">
      <b>{weight}</b>
      {bag.fish > 0 && <span>{t('fish', { count: bag.fish })}</span>}
      {bag.dead > 0 && <span>{t('dead', { count: bag.dead })}</span>}
      {values?.bigFish ? <span>{t('big', { weight: writeWeight(values.bigFish, data.unit) })}</span> : null}
    </div>
  )
}

const sumsOf = (data: StationData, entry: string, day: number): string =>
  weighedOn(data, entry, day)
    .map((weighIn) => writeSum(scoreWeighIn({ settings: data.tournament.settings, weighIn }), displayOf(data.unit)))
    .join(' + ')
