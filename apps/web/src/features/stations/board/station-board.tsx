import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { standings } from '@ramplight/domain/engine'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { StandingRow } from '@ramplight/domain/scoring/types'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeClock, writeWallClock } from '@ramplight/ui/values/times'
import { IconScale } from '@tabler/icons-react'
import { useMemo } from 'react'
import { fullNames, shortNames } from '#platform/values/entry-name.ts'
import { unitName, writeWeight } from '#platform/values/typed-weight.ts'
import { cameBack, dueOf, fishingOn, lateByClock, notWeighed, queueOf } from '../boats/boat-facts.ts'
import { useNow } from '../frame/use-now.ts'
import { useStationArea } from '../frame/use-station-area.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './board.texts.ts'
import classes from './station-board.module.css'

type Props = { data: StationData; day: number }

/** Who leads, and who is still to come: for those who run the day, from what this device has, also without a network. */
export function StationBoard({ data, day }: Props) {
  const { tournament, field } = data
  const area = useStationArea()
  const rows = useMemo(() => standings({ tournament, entries: [...field] }).standings, [tournament, field])
  const fishing = fishingOn(data, day)
  const waiting = notWeighed(data, fishing, day)
  return (
    <div className={classes.board}>
      <section className={classes.card} aria-labelledby="standings">
        <h2 id="standings">{t('standings')}</h2>
        <Table data={data} rows={rows} />
        <p className={classes.note}>{t('ofDevice')}</p>
      </section>
      <section className={classes.card} aria-labelledby="waiting">
        <h2 id="waiting">{t('waiting', { count: waiting.length })}</h2>
        {waiting.length === 0 ? <p>{t('allIn')}</p> : <Waiting data={data} day={day} boats={waiting} />}
      </section>
      <p className={classes.foot}>
        {t('weighed', { weighed: fishing.length - waiting.length, boats: fishing.length })}
        <Button component={UiLink} href={`${area}/${tournament._id}`} size="lg" leftSection={<IconScale size={22} aria-hidden />}>
          {t('weighNext')}
        </Button>
      </p>
    </div>
  )
}

/** Out of the event, or where it stands. */
function placeOf({ disqualified, position, tied }: StandingRow): string {
  if (disqualified) return t('out')
  return tied ? t('tied', { place: position ?? 0 }) : String(position ?? '—')
}

function Table({ data: { entries, counted, unit, tournament }, rows }: { data: StationData; rows: readonly StandingRow[] }) {
  const boats = new Map(entries.map((entry) => [entry._id, entry]))
  const weighed = new Set(counted.map(({ entry }) => entry))
  const shown = rows.filter(({ entry }) => weighed.has(entry))
  const best = shown.find(({ disqualified }) => !disqualified)?.totalWeight ?? 0
  const weight = (value: number) => writeWeight(value, unit)
  if (shown.length === 0) return <p>{t('none')}</p>
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('boat')}</th>
          <th scope="col">{t('anglers')}</th>
          <th scope="col">{t('fish')}</th>
          <th scope="col">
            {t('total')} ({unitName[unit]})
          </th>
          <th scope="col">{t('back')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => {
          const boat = boats.get(row.entry)
          return (
            <tr key={row.entry} data-out={row.disqualified || undefined}>
              <td>{placeOf(row)}</td>
              <td>{boat?.boatNumber ?? '—'}</td>
              <th scope="row" title={boat && fullNames(boat)}>
                {boat && shortNames(boat)}
                {row.cutAfterDay !== null && tournament.hasCuts && <small> {t('cut')}</small>}
              </th>
              <td>{row.totalFish}</td>
              <td>{weight(row.totalWeight)}</td>
              <td>{row.disqualified || row.totalWeight >= best ? '—' : `−${weight(best - row.totalWeight)}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The one that is due first comes first. */
function inOrderDue(data: StationData, day: number, boats: readonly TournamentEntry[]) {
  const told = boats.map((boat) => {
    const due = dueOf(data, boat, day)
    return { boat, due, order: [due?.date, due?.dueTime, String(boat.boatNumber ?? 0).padStart(5, '0')].join(' ') }
  })
  return told.toSorted((one, other) => byText(one.order, other.order))
}

/** Who is late stands out. */
function Waiting({ data, day, boats }: Props & { boats: readonly TournamentEntry[] }) {
  const now = useNow()
  const zone = zoneOf(data.tournament)
  const inLine = new Set(queueOf(data, day).map(({ _id }) => _id))
  return (
    <ol className={classes.waiting}>
      {inOrderDue(data, day, boats).map(({ boat, due }) => {
        const back = cameBack(boat, day)
        const minutes = lateByClock(data, boat, day, now)
        const dueWords = due ? t('due', { time: writeWallClock(due.dueTime) }) : ''
        const words = [
          back === null ? dueWords : t('cameBack', { time: writeClock(back, zone) }),
          minutes > 0 ? t('late', { minutes }) : '',
        ]
        const isInLine = inLine.has(boat._id)
        return (
          <li key={boat._id}>
            <b>{boat.boatNumber ?? '—'}</b>
            <span>{fullNames(boat)}</span>
            <small data-late={(!isInLine && minutes > 0) || undefined}>{isInLine ? t('inLine') : words.filter(Boolean).join(' · ')}</small>
          </li>
        )
      })}
    </ol>
  )
}
