import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighInEvent } from '@ramplight/contract/weigh-in/weigh-ins'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeSeconds } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { weighInHistoryQuery } from '../weigh-ins/weigh-ins.queries.ts'
import './weighed.css'
import { t } from './views.texts.ts'

/** Every version, oldest first: nothing is ever removed. */
export function WeighInHistory({ id, tournament }: { id: string; tournament: Tournament }) {
  const history = useQuery(weighInHistoryQuery(id))
  return (
    <Loaded query={history} what={t('weighInHistory.historyNoun')}>
      {(events) => (
        <ol className="rl-history">
          {events.map((event, index) => (
            <HistoryStep key={event._id} event={event} before={events[index - 1]} tournament={tournament} />
          ))}
        </ol>
      )}
    </Loaded>
  )
}

function HistoryStep({ event, before, tournament }: { event: WeighInEvent; before: WeighInEvent | undefined; tournament: Tournament }) {
  const unit = unitOf(tournament.settings.weight)
  const weight = writeWeight(event.adjustedWeight, unit)
  return (
    <li data-kind={event.kind}>
      <p>
        <b>{t(`weighInHistory.verb.${event.kind}`)}</b>{' '}
        <span className="rl-num">
          {event.kind === 'correct' && before
            ? `${writeWeight(before.adjustedWeight, unit)} → ${weight}`
            : event.kind === 'weigh'
              ? weight
              : ''}
        </span>
      </p>
      {Boolean(event.bigFishDead) !== Boolean(before?.bigFishDead) && event.kind !== 'void' && (
        <p>{t(event.bigFishDead ? 'weighInHistory.bigFishDead' : 'weighInHistory.bigFishAlive')}</p>
      )}
      {event.reason && (
        <p>
          <q>{event.reason}</q>
        </p>
      )}
      <small>
        {[
          writeSeconds(event.at, zoneOf(tournament)),
          event.byName,
          event.station && t('weighInHistory.station', { station: event.station }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {event.raw && event.kind !== 'void' && ` · ${t('weighInHistory.enteredAs', { text: event.raw.text, unit: event.raw.unit })}`}
      </small>
      {event.raw && event.kind !== 'void' && <ScaleProof raw={event.raw} tournament={tournament} />}
    </li>
  )
}

type Raw = NonNullable<WeighInEvent['raw']>

/** Of a weight that came from a scale: whether the scale stood at zero before it, and its lines as they came. */
function ScaleProof({ raw, tournament }: { raw: Raw; tournament: Tournament }) {
  const readings = [raw, ...(raw.bigFish ? [raw.bigFish] : [])].filter(({ lines }) => lines?.length)
  return readings.map(({ scale, tareState, zeroAt, lines }) => (
    <details key={lines!.join()} className="rl-proof">
      <summary>
        {t(`weighInHistory.proof.${tareState}`, { scale: scale ?? '', time: zeroAt ? writeSeconds(zeroAt, zoneOf(tournament)) : '' })}
      </summary>
      <pre>{lines!.join('\n')}</pre>
    </details>
  ))
}
