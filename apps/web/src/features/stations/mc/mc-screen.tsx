import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type Standings, standings } from '@ramplight/domain/engine'
import type { Weight } from '@ramplight/domain/kernel/units'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconDeviceTv, IconFocus2, IconMicrophone2, IconPlayerTrackNext, IconSpeakerphone, IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { rafflesQuery } from '#features/payouts/raffles/index.ts'
import { HeldBanner, HoldControls } from '#features/results/board-hold/index.ts'
import { ProtestsBanner } from '#features/results/protests/index.ts'
import { sponsorsOfTour } from '#features/sponsors/sponsors/index.ts'
import { gapText, placeText } from '#features/weigh-in/bag/index.ts'
import type { CalledBoat } from '#features/weigh-in/weigh-ins/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName, shortNames } from '#platform/values/entry-name.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { fishingOn, notWeighed, queueOf, standingOf, weighedOn } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import classes from './mc.module.css'
import { t } from './mc.texts.ts'
import { McNote } from './mc-note.tsx'
import { biggestFish, needsOf } from './needs.ts'
import { shownPlaces } from './shown-places.ts'
import { useMcPeople } from './use-mc-people.ts'

type Props = { data: StationData; day: number /** Whom a scale called last. */; called: CalledBoat | null; isLive: boolean }

const TOP = 10
const NEXT = 3

/** What the MC reads from: who is on stage, what they need, who comes next. */
export function McScreen({ data, day, called, isLive }: Props) {
  const [byHand, setByHand] = useState<string | null>(null)
  const entry = data.entries.find(({ _id }) => _id === (byHand ?? called?.entry))
  const queue = useMemo(() => queueOf(data, day).filter(({ _id }) => _id !== entry?._id), [data, day, entry])
  const next = () => queue[0] && setByHand(queue[0]._id)
  const follow = () => setByHand(null)
  // A foot pedal is a keyboard with two keys: forth is the next boat, back is the one on the scale.
  useHotkeys([
    ['ArrowRight', next],
    ['PageDown', next],
    ['ArrowLeft', follow],
    ['PageUp', follow],
  ])
  const fishing = fishingOn(data, day)
  const weighed = fishing.length - notWeighed(data, fishing, day).length
  const { tournament, field } = data
  // What is official moves no more, however good the connection is.
  const isOfficial = tournament.status === 'Completed'
  const hasRaffles = Boolean(useQuery({ ...rafflesQuery(tournament._id), retry: false }).data?.length)
  const table = useMemo(() => standings({ tournament, entries: [...field] }), [tournament, field])
  return (
    <div className={classes.stage}>
      <div className={classes.main}>
        <HeldBanner tournament={tournament._id} zone={zoneOf(tournament)} />
        {!isOfficial && <ProtestsBanner tournament={tournament} />}
        <section className={`${classes.card} ${classes.who}`} aria-label={t('onStage')} aria-live="polite">
          <div className={classes.label}>
            {t('onStage')} · {byHand ? t('chosenByHand') : t('following')}
            {byHand && (
              <Button size="md" variant="default" leftSection={<IconFocus2 size={20} aria-hidden />} onClick={follow}>
                {t('follow')}
              </Button>
            )}
          </div>
          {entry ? (
            <OnStage data={data} day={day} entry={entry} table={table} reading={entry._id === called?.entry ? called.reading : undefined} />
          ) : (
            <EmptyState icon={IconMicrophone2} text={t('nobody')} compact />
          )}
        </section>
      </div>
      <div className={classes.side}>
        <Top
          data={data}
          entry={entry}
          table={table}
          state={`${t('boats', { weighed, boats: fishing.length })} · ${t(isOfficial ? 'official' : isLive ? 'live' : 'notLive')}`}
        />
        <section className={classes.card} aria-label={t('next')}>
          <p className={classes.label}>{t('next')}</p>
          <div className={classes.next}>
            {queue.length === 0 && <span>{t('nobodyNext')}</span>}
            {queue.slice(0, NEXT).map((boat) => (
              <Button key={boat._id} size="md" variant="default" onClick={() => setByHand(boat._id)}>
                {boatName(boat)}
              </Button>
            ))}
          </div>
        </section>
        <SponsorRead tour={data.tournament.tour} />
      </div>
      <div className={classes.actions}>
        <Announce tournament={data.tournament._id} entry={entry} />
        {entry && <McNote key={entry._id} entry={entry} />}
        <HoldControls tournament={tournament._id} places={shownPlaces(table)} />
        <UiLink href={`/mc-mode/${tournament._id}/remote`} className={classes.remote}>
          <IconDeviceTv size={20} aria-hidden /> {t('remote')}
        </UiLink>
        {hasRaffles && (
          <UiLink href={`/director/tournaments/${tournament._id}/raffles`} className={classes.remote}>
            <IconTicket size={20} aria-hidden /> {t('raffle')}
          </UiLink>
        )}
        <ChoiceField
          aria-label={t('pick')}
          placeholder={t('pick')}
          searchable
          size="md"
          value={byHand}
          onChange={setByHand}
          data={data.entries.map((boat) => ({ value: boat._id, label: boatName(boat) }))}
        />
      </div>
    </div>
  )
}

/** `reading`: what the scale shows now. */
type OnStageProps = { data: StationData; day: number; entry: TournamentEntry; table: Standings; reading: Weight | undefined }

function OnStage({ data, day, entry, table, reading }: OnStageProps) {
  const people = useMcPeople(data.tournament, entry)
  const { unit, tournament, field } = data
  const place = standingOf(data, entry._id, day)
  const isWeighed = weighedOn(data, entry._id, day).length > 0
  const needs = useMemo(
    () => needsOf({ tournament, field, standings: table, entry: entry._id, day }),
    [tournament, field, table, entry._id, day],
  )
  const weight = (value: number) => writeWeight(value, unit)
  return (
    <>
      {entry.boatNumber != null && <p className={classes.number}>{t('boat', { number: String(entry.boatNumber) })}</p>}
      <ul className={classes.names}>
        {people.map(({ _id, name, lines: [first, ...more] }) => (
          <li key={_id}>
            <b>{name}</b>
            {first && <span>{first}</span>}
            {more.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </li>
        ))}
      </ul>
      {entry.mcNote && <p className={classes.note}>{entry.mcNote}</p>}
      <div className={classes.needs}>
        {isWeighed ? (
          <>
            <p>
              {t('weighed', { weight: weight(place.dayWeight) })}
              {place.total !== place.dayWeight && ` · ${t('total', { weight: weight(place.total) })}`}
            </p>
            <p>{t('standsAt', { place: placeText(place), gap: gapText(place, unit) })}</p>
          </>
        ) : (
          <>
            {reading !== undefined && <p aria-live="off">{t('onScale', { weight: weight(reading) })}</p>}
            <p>{needs.lead !== null ? t('toLead', { weight: weight(needs.lead) }) : place.lead === null ? t('firstWeight') : t('leads')}</p>
            {needs.paidPlaces > 0 && needs.lead !== null && (
              <p>{needs.money === null ? t('inMoney') : t('toMoney', { weight: weight(needs.money), count: needs.paidPlaces })}</p>
            )}
            {needs.cut && <p>{t('toCut', { weight: weight(needs.cut.weight), keep: needs.cut.keep })}</p>}
          </>
        )}
      </div>
    </>
  )
}

/** The first ten, the big fish to beat, and where the boat on stage stands. */
type TopProps = {
  data: StationData
  entry: TournamentEntry | undefined
  table: Standings /** How many have weighed, and how fresh that is. */
  state: string
}

function Top({ data: { entries, unit, tournament }, entry, table, state }: TopProps) {
  const rows = table.standings.filter(({ totalWeight, disqualified }) => totalWeight > 0 && !disqualified)
  const fish = biggestFish(table)
  const names = (id: string) => {
    const boat = entries.find(({ _id }) => _id === id)
    return boat ? shortNames(boat) : ''
  }
  return (
    <section className={classes.card} aria-label={t('standings')}>
      <p className={classes.label}>
        {t('standings')} <span className={classes.state}>{state}</span>
      </p>
      {rows.length === 0 ? (
        <p>{t('noStandings')}</p>
      ) : (
        <table className={classes.table}>
          <tbody>
            {rows.slice(0, TOP).map(({ entry: id, position, tied, totalWeight }) => (
              <tr key={id} data-here={id === entry?._id || undefined}>
                <td>{`${tied ? 'T' : ''}${position}`}</td>
                <td>{names(id)}</td>
                <td>{writeWeight(totalWeight, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.label}>
        {t(tournament.status === 'Completed' ? 'bigFishOfAll' : 'bigFish')}:{' '}
        {fish ? t('bigFishOf', { weight: writeWeight(fish.bigFish, unit), who: names(fish.entry) }) : t('noBigFish')}
      </p>
    </section>
  )
}

/** The board shows who comes up, whatever the scale does. */
function Announce({ tournament, entry }: { tournament: string; entry: TournamentEntry | undefined }) {
  const announcing = useAction({
    work: (boat: TournamentEntry) => call(eventCalls.announceWeighIn, { body: { tournament, entry: boat._id } }),
    onDone: (_, boat) => notify.stealth(t('announced', { boat: boatName(boat) })),
  })
  return (
    <Button
      size="md"
      leftSection={<IconSpeakerphone size={20} aria-hidden />}
      disabled={!entry}
      loading={announcing.running}
      onClick={() => entry && announcing.run(entry)}
    >
      {t('announce')}
    </Button>
  )
}

/** What is read out for a sponsor, one after the other, and how often each was read here. */
function SponsorRead({ tour }: { tour: string }) {
  const { data: sponsors } = useQuery(sponsorsOfTour(tour))
  const [turn, setTurn] = useState(0)
  if (!sponsors?.length) return null
  const sponsor = sponsors[turn % sponsors.length]!
  return (
    <section className={classes.card} aria-label={t('sponsorRead')}>
      <p className={classes.label}>
        {t('sponsorRead')}
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconPlayerTrackNext size={18} aria-hidden />}
          onClick={() => setTurn(turn + 1)}
        >
          {t('nextSponsor')}
        </Button>
      </p>
      <p className={classes.read}>
        {sponsor.name}
        {sponsor.tagLine && <small>{sponsor.tagLine}</small>}
      </p>
    </section>
  )
}
