import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconSchool } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useDirectorSettings } from '#features/people/director-settings/index.ts'
import { cutBefore, placeText, startBag } from '#features/weigh-in/bag/index.ts'
import { call } from '#platform/call.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { boatInWords, shortNames } from '#platform/values/entry-name.ts'
import { displayOf, isMeasured } from '#platform/values/typed-weight.ts'
import { askAgain, forgetAsked, isAsked } from '../asked-bags/asked-bags.ts'
import { cameBack, inSession, lastSession, lateByClock, queueOf, weighedOn, weighsAgain, weighsOneFish } from '../boats/boat-facts.ts'
import { PickBoat } from '../boats/pick-boat.tsx'
import { StationNotices } from '../frame/station-notices.tsx'
import type { StationData } from '../frame/use-station-data.ts'
import { decideAgain, decideDrop } from '../kept-bags/decide-bag.ts'
import type { DeviceBag } from '../kept-bags/device-bags.ts'
import { RefusedSheet } from '../kept-bags/refused-sheet.tsx'
import { useLateAnswer } from '../late/use-late-answer.ts'
import { PracticeStrip, ScaleHint, ScaleLines, ScaleSheet, scales, useOpenScales, useScales, useWedge } from '../scale-link/index.ts'
import { AlreadySheet } from './already-sheet.tsx'
import { PeriodChoice, usePeriodChoice } from './period-choice.tsx'
import { SavedBar } from './saved-bar.tsx'
import { t } from './scale.texts.ts'
import { SessionChoice, usePeriod } from './session-choice.tsx'
import { TellReading } from './tell-reading.tsx'
import { typedAgain } from './typed-again.ts'
import type { BagPreview } from './use-bag-preview.ts'
import { newSession, useBagSession } from './use-bag-session.ts'
import { useSaving } from './use-saving.ts'
import { useTypedAhead } from './use-typed-ahead.ts'
import { WeighBag } from './weigh-bag.tsx'

/** Where the bag that was saved last is, as far as it is known. */
function whereIs({ pending }: StationData, weighIn: string): 'server' | 'device' | 'asking' | 'refused' {
  const waiting = pending.find((bag) => bag.weighIn === weighIn)
  if (waiting?.refusal) return 'refused'
  return waiting?.asking ? 'asking' : waiting ? 'device' : 'server'
}

type ScaleStationProps = {
  data: StationData
  day: number
  station: string
  /** The bag a person has to decide about, chosen in the list of this device. */
  openBag: string | null
  onOpenBag: (id: string | null) => void
}

/** The scale: pick a boat, weigh its bag, save, next. */
export function ScaleStation({ data, day, station, openBag, onOpenBag }: ScaleStationProps) {
  const { tournament, unit } = data
  const { session, dispatch, restored } = useBagSession(tournament._id)
  const [already, setAlready] = useState<TournamentEntry | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [lateAnswer, setLateAnswer] = useLateAnswer(tournament._id, day)
  const close = useCallback(() => dispatch({ type: 'close' }), [dispatch])
  const saving = useSaving(data, session, close)
  const [practiced, setPracticed] = useState<string | null>(null)
  const [scaleSettings, setScaleSettings] = useState(false)
  const { practice } = useScales()
  const removalSeconds = useDirectorSettings(tournament.director).settings.weightInBagRemovalDelay
  const hasScale = !isMeasured(unit)
  useOpenScales(hasScale && session ? session.id : null)
  useWedge(hasScale && session !== null)
  const entry = data.entries.find(({ _id }) => _id === session?.entry)
  const queue = useMemo(() => queueOf(data, day), [data, day])
  const cut = useMemo(() => cutBefore(tournament, data.field, day), [tournament, data.field, day])
  const isOpen = ({ weighIn }: DeviceBag) => weighIn === openBag || weighIn === session?.id
  const toDecide = [...(saving.own ? [saving.own] : []), ...data.pending].find((bag) => bag.refusal && isOpen(bag))

  const [period, setPeriod] = usePeriod(data, day)
  const { chosen, choose, periodOf } = usePeriodChoice(data, day)
  const shown = useMemo(() => (period === null ? data : inSession(data, day, period)), [data, day, period])

  const open = (boat: TournamentEntry, additional: boolean) => {
    const { settings } = tournament
    const late = lateAnswer === 'clock' || cameBack(boat, day) !== null ? lateByClock(data, boat, day, timeHere()) : 0
    const counted = boat.bump?.day === day && !additional ? boat.bump : null
    const oneFish = weighsOneFish(tournament)
    const bag = startBag({ unit, fishLimit: settings.weight?.fishLimit, oneFish, counted, minutesLate: late })
    setRefusal(null)
    setAlready(null)
    setPracticed(null)
    dispatch({
      type: 'open',
      session: newSession({ entry: boat._id, day, bag, additional, periodIndex: period ?? periodOf(boat) ?? undefined }),
    })
    // Screens elsewhere show who is on the scale; whether they heard it does not matter here.
    if (!practice) void call(eventCalls.announceWeighIn, { body: { tournament: tournament._id, entry: boat._id } }).catch(() => {})
  }
  /** True when its bag is on the scale now. */
  const pick = (boat: TournamentEntry): boolean => {
    const cutAfter = cut.get(boat._id)
    const weighed = weighedOn(shown, boat._id, day).length > 0
    const isCut = cutAfter !== undefined
    const isDone = weighed && (period !== null || !weighsAgain(tournament))
    if (isCut) setRefusal(t('scaleStation.didNotMakeCut', { boat: boatInWords(boat, true), lastDay: cutAfter + 1, day: day + 1 }))
    else if (isDone) setAlready(boat)
    else open(boat, weighed)
    return !isCut && !isDone
  }
  const ahead = useTypedAhead({
    bag: entry ? (session?.id ?? null) : null,
    phase: saving.phase,
    onBoat: (digits) => {
      const boat = data.entries.find(({ boatNumber }) => String(boatNumber) === digits)
      return boat !== undefined && pick(boat)
    },
    onKey: (key) => dispatch({ type: 'key', key }),
  })
  const save = (boat: TournamentEntry, preview: BagPreview) => {
    if (practice) {
      const place = preview.place ? `→ ${placeText(preview.place)}` : ''
      setPracticed(t('scaleStation.practiced', { boat: boatInWords(boat), sum: writeSum(preview.scored, displayOf(unit)), place }))
      close()
    } else saving.save(boat, preview, station)
    scales.saved(removalSeconds)
  }
  const undo = async () => {
    const { last } = saving
    if (!last || !(await saving.undo(last))) return
    const { entry: boat, day: weighedDay, bag, additional, periodIndex } = last.session
    dispatch({ type: 'open', session: newSession({ entry: boat, day: weighedDay, bag, additional, periodIndex }) })
  }
  const doneText = (boat: TournamentEntry) => {
    const bags = weighedOn(shown, boat._id, day)
    if (bags.length === 0) return cut.has(boat._id) ? t('scaleStation.cut') : null
    return bags.map((weighIn) => writeSum(scoreWeighIn({ settings: tournament.settings, weighIn }), displayOf(unit))).join(' + ')
  }

  const next = queue.find(({ _id }) => _id !== saving.last?.session.entry)
  return (
    <>
      {hasScale && <PracticeStrip metric={unit === 'kg'} />}
      {session && entry && !practice && saving.phase === 'typing' && (
        <TellReading key={session.id} tournament={tournament._id} entry={entry._id} />
      )}
      {session && entry ? (
        <WeighBag
          key={session.id}
          data={data}
          entry={entry}
          session={session}
          dispatch={dispatch}
          phase={saving.phase}
          onSave={(preview) => save(entry, preview)}
          practice={practice}
          onScaleSettings={() => setScaleSettings(true)}
          onRetry={saving.retry}
          onChange={saving.change}
          onThrowAway={saving.throwAway}
          onLeave={close}
          onKeyAhead={(key) => {
            ahead.press(key)
            if (saving.phase === 'kept' || saving.phase === 'asking') close()
          }}
          lateAnswer={lateAnswer}
          onLateAnswer={setLateAnswer}
        />
      ) : (
        <PickBoat
          data={shown}
          day={day}
          queue={queue}
          work="weigh"
          doneText={doneText}
          onPick={pick}
          startDigits={ahead.digits}
          notice={
            <>
              {practiced && (
                <Banner tone="ink" icon={IconSchool} onDismiss={() => setPracticed(null)}>
                  <span role="status">{practiced}</span>
                </Banner>
              )}
              <StationNotices
                data={data}
                day={day}
                station={station}
                refusal={refusal}
                onDismiss={() => setRefusal(null)}
                restored={restored}
              />
              {period === null && <PeriodChoice data={data} chosen={chosen} onChoose={choose} />}
              {period !== null && <SessionChoice last={lastSession(data, day)} period={period} onPeriod={setPeriod} />}
              {hasScale && <ScaleHint onSettings={() => setScaleSettings(true)} />}
            </>
          }
          footer={
            <>
              {hasScale && <ScaleLines unit={unit} readingFor={null} onSettings={() => setScaleSettings(true)} />}
              {saving.last && (
                <SavedBar
                  saved={saving.last}
                  where={whereIs(data, saving.last.session.id)}
                  onUndo={undo}
                  onGone={saving.forget}
                  next={next && [next.boatNumber, shortNames(next)].filter(Boolean).join(' ')}
                />
              )}
            </>
          }
        />
      )}
      <ScaleSheet opened={scaleSettings} onClose={() => setScaleSettings(false)} metric={unit === 'kg'} />
      <AlreadySheet
        data={shown}
        day={day}
        entry={already}
        station={station}
        onClose={() => setAlready(null)}
        onAnother={(boat) => open(boat, true)}
      />
      <RefusedSheet
        data={data}
        bag={toDecide ?? null}
        station={station}
        onClose={() => {
          onOpenBag(null)
          if (toDecide?.opId === null) saving.drop()
          else if (toDecide?.weighIn === session?.id) close()
        }}
        onDrop={(bag) => {
          if (bag.opId) return decideDrop(bag.opId)
          forgetAsked(bag.weighIn)
          saving.drop()
          if (bag.weighIn === session?.id) close()
        }}
        onAgain={(bag, change) => {
          if (bag.opId) decideAgain(bag, change)
          else if (isAsked(bag.weighIn)) askAgain(bag.weighIn, change)
          else saving.again(change ?? {})
        }}
        onEdit={(bag) => {
          onOpenBag(null)
          // What was not kept is still on the scale, as it was typed.
          if (!bag.opId && bag.weighIn === session?.id) {
            forgetAsked(bag.weighIn)
            return saving.drop()
          }
          // Not on the server and in no list but ours: what is typed now stands on the scale before it leaves that.
          if (!bag.opId) {
            dispatch({ type: 'open', session: typedAgain(bag, data) })
            return forgetAsked(bag.weighIn)
          }
          dispatch({ type: 'open', session: typedAgain(bag, data) })
        }}
      />
    </>
  )
}
