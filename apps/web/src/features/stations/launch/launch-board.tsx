import { Button } from '@mantine/core'
import { dayTimesOn } from '@ramplight/domain/tournament/launch-times'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconClockPlus, IconMessage, IconSailboat } from '@tabler/icons-react'
import { useState } from 'react'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { useAction } from '#platform/use-action.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { useNow } from '../frame/use-now.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './launch.texts.ts'
import { launchName } from './launch-name.ts'
import { type Launch, launchesOf, minutesToLaunch, startsOf } from './launch-order.ts'
import { type Moved, ShiftSheet } from './shift-sheet.tsx'
import { wereChanged } from './shift-times.ts'
import { writeTimes } from './write-times.ts'

/** Who leaves when: read from three metres, in the dark. */
export function LaunchBoard({ data, day }: { data: StationData; day: number }) {
  const { tournament } = data
  const now = useNow()
  const alone = useAlone()
  const [isMoving, setMoving] = useState(false)
  const [moved, setMoved] = useState<Moved | null>(null)
  const launches = launchesOf(data, day)
  const leftOf = (launch: Launch) => minutesToLaunch(tournament, day, launch, now)
  const next = launches.find((launch) => (leftOf(launch) ?? 1) > 0)
  const undoing = useAction({
    work: async ({ shifts, before }: Moved) => {
      const written = shifts.flatMap(({ launch, to }) => (to ? [{ launch: { ...launch, ...to }, to: null, why: null }] : []))
      if (wereChanged(written, startsOf(data, day))) {
        notify.danger(t('shift.undoRefused'))
        return
      }
      await writeTimes(data, day, before)
    },
    onDone: () => setMoved(null),
  })
  if (launches.length === 0) return <EmptyState icon={IconSailboat} title={t('empty')} text={t('emptyText')} />
  return (
    <div className="rl-launch">
      <div className="rl-launch__bar">
        {moved && (
          <p role="status">
            {t('shift.done', { minutes: moved.minutes })}{' '}
            <Button variant="default" size="lg" loading={undoing.running} onClick={() => undoing.run(moved)}>
              {t('shift.undo')}
            </Button>
          </p>
        )}
        {!alone && (
          <Button
            component={UiLink}
            href={`/director/tournaments/${tournament._id}/messages/new?about=launch&day=${day + 1}`}
            variant="default"
            size="lg"
            leftSection={<IconMessage size={22} aria-hidden />}
          >
            {t('shift.tell')}
          </Button>
        )}
        <Button variant="default" size="lg" leftSection={<IconClockPlus size={22} aria-hidden />} onClick={() => setMoving(true)}>
          {t('shift.button')}
        </Button>
      </div>
      {launches.map((launch) => (
        <OneLaunch
          key={launch.flight?._id ?? ''}
          launch={launch}
          left={leftOf(launch)}
          isNext={launch === next}
          isOnly={launches.length === 1}
          isMoved={dayTimesOn(launch.flight ?? tournament, tournament.tournamentDates[day]) !== null}
        />
      ))}
      {isMoving && <ShiftSheet data={data} day={day} onClose={() => setMoving(false)} onMoved={setMoved} />}
    </div>
  )
}

const HOUR = 60
/** Farther away nobody counts minutes. */
const COUNTED = 12 * HOUR

function leftText(left: number | null): string | null {
  if (left === null || left > COUNTED) return null
  return left <= 0 ? t('gone') : t('leavesIn', { hours: Math.floor(left / HOUR), minutes: left % HOUR })
}

type OneProps = { launch: Launch; left: number | null; isNext: boolean; isOnly: boolean; isMoved: boolean }

function OneLaunch({ launch, left, isNext, isOnly, isMoved }: OneProps) {
  const { boats, startTime, dueTime } = launch
  const numbered = boats.filter(({ boatNumber }) => boatNumber != null)
  const others = boats.filter(({ boatNumber }) => boatNumber == null)
  return (
    <section className="rl-launch__flight" data-next={isNext || undefined} data-gone={(left !== null && left <= 0) || undefined}>
      <header>
        <h2>{launchName(launch, isOnly)}</h2>
        <span className="rl-launch__left">{leftText(left)}</span>
        {isMoved && <span className="rl-launch__moved">{t('moved')}</span>}
        <span className="rl-launch__count">{t('boats', { count: boats.length })}</span>
      </header>
      <dl>
        <div>
          <dt>{t('leaves')}</dt>
          <dd>{writeWallClock(startTime)}</dd>
        </div>
        <div>
          <dt>{t('dueBack')}</dt>
          <dd>{writeWallClock(dueTime)}</dd>
        </div>
      </dl>
      {boats.length === 0 ? (
        <p>{t('noBoats')}</p>
      ) : (
        <ol className="rl-launch__boats">
          {numbered.map((entry) => (
            <li key={entry._id} title={fullNames(entry)}>
              {entry.boatNumber}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && <p>{t('noNumber', { who: others.map(fullNames).join(' · ') })}</p>}
    </section>
  )
}
