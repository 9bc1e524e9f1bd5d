import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { chime } from '@ramplight/ui/station/chime'
import { haptics } from '@ramplight/ui/station/haptics'
import { Keypad } from '@ramplight/ui/station/keypad.tsx'
import { useHardwareKeys } from '@ramplight/ui/station/use-hardware-keys'
import { IconGavel, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { askKey, asksBigFish, asksWhetherDead, type BagAction, changeBag, isOnBoard, problemOfBag } from '#features/weigh-in/bag/index.ts'
import { boatInWords } from '#platform/values/entry-name.ts'
import { isMeasured, measureOf, problemOf, writeWeight } from '#platform/values/typed-weight.ts'
import { asking } from '../asked-bags/asked-bags.ts'
import { cameBack, dueOf, hasLateRules, lateByClock } from '../boats/boat-facts.ts'
import { BoatHeading } from '../boats/boat-heading.tsx'
import { useNow } from '../frame/use-now.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { lateByOf } from '../late/late-by.ts'
import { LateLine } from '../late/late-line.tsx'
import { LateQuestion } from '../late/late-question.tsx'
import { LateSheet } from '../late/late-sheet.tsx'
import { TooLateCard } from '../late/too-late-card.tsx'
import { tooLateText } from '../late/too-late-text.ts'
import type { LateAnswer } from '../late/use-late-answer.ts'
import { ScaleLines } from '../scale-link/index.ts'
import { AskingNotice } from './asking-notice.tsx'
import { BagCounts } from './bag-counts.tsx'
import { BagSum } from './bag-sum.tsx'
import { DeadBigFish } from './dead-big-fish.tsx'
import { FishList } from './fish-list.tsx'
import { GuardList } from './guard-list.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { PeriodLine } from './period-line.tsx'
import { t } from './scale.texts.ts'
import { takeReading } from './take-reading.ts'
import type { KeyAhead } from './typed-ahead.ts'
import { type BagPreview, useBagPreview } from './use-bag-preview.ts'
import type { BagSession } from './use-bag-session.ts'
import type { SavePhase } from './use-saving.ts'
import { WeightSlots } from './weight-slots.tsx'

type WeighBagProps = {
  data: StationData
  entry: TournamentEntry
  session: BagSession
  dispatch: (action: BagAction) => void
  phase: SavePhase
  onSave: (preview: BagPreview) => void
  onRetry: () => void
  /** Of a bag that is asked about. */
  onChange: () => void
  onThrowAway: () => void
  onLeave: () => void
  /** A key that was pressed while the bag is on its way: it is meant for the next boat. */
  onKeyAhead: (key: KeyAhead) => void
  lateAnswer: LateAnswer
  onLateAnswer: (answer: LateAnswer) => void
  /** Somebody practises: nothing is saved. */
  practice: boolean
  onScaleSettings: () => void
}

const UNIT_KEY = {
  'lb-oz': {
    get label() {
      return t('weighBag.poundsAndOunces')
    },
    get name() {
      return t('weighBag.ounces')
    },
  },
  'decimal-lb': {
    label: '.',
    get name() {
      return t('weighBag.point')
    },
  },
  in: {
    label: '.',
    get name() {
      return t('weighBag.point')
    },
  },
  kg: {
    label: '.',
    get name() {
      return t('weighBag.point')
    },
  },
}

/** One bag: counts, weight, the written-out sum, SAVE. */
export function WeighBag(props: WeighBagProps) {
  const { data, entry, session, dispatch, phase, onSave, onRetry, onChange, onThrowAway, onLeave, onKeyAhead, lateAnswer, onLateAnswer } =
    props
  const { practice, onScaleSettings } = props
  const { bag, day } = session
  const now = useNow()
  const preview = useBagPreview(data, entry, session, now)
  const [asked, setAsked] = useState('')
  const [accepted, setAccepted] = useState(false)
  const [moreOpen, setMoreOpen] = useState(false)
  const [lateOpen, setLateOpen] = useState(false)
  const { guards, scored, values } = preview
  const question = askKey(guards)
  const hasError = guards.some(({ level }) => level === 'error')
  const isAsking = question !== '' && asked !== question
  const needsAccept = scored.disqualified && !accepted
  const typing = phase === 'typing'
  const due = dueOf(data, entry, day)
  const byClock = lateByClock(data, entry, day, now)
  // A boat that was here in time is not late because its bag takes a while.
  const [openedAt] = useState(now)
  const lateHere = lateByClock(data, entry, day, openedAt)
  const isByClock = typing && bag.lateFrom === 'clock'
  const isBack = cameBack(entry, day) !== null
  const asksLate = isByClock && lateAnswer === null && !isBack && lateHere > 0
  // Its check-in at the return may be heard, or moved, while the bag lies here.
  const isBehind = isByClock && isBack && bag.late !== byClock
  useEffect(() => {
    if (isBehind) dispatch({ type: 'late', minutes: byClock, from: 'clock' })
  }, [isBehind, byClock, dispatch])

  const send = (action: BagAction) => {
    if (!typing) {
      if (action.type === 'key') onKeyAhead(action.key)
      return
    }
    if (action.type === 'key') {
      const next = changeBag(bag, action)
      if (next === bag || problemOf(next[next.field], bag.unit) !== null) haptics.error()
    }
    dispatch(action)
  }
  const save = () => {
    if (isOnBoard(bag) && typing) {
      if (problemOfBag(bag) === null) return send({ type: 'add-fish' })
      chime('error')
      return haptics.error()
    }
    if (!values || hasError || needsAccept || isAsking || asksLate) {
      chime('error')
      haptics.error()
      if (isAsking) setAsked(question)
      return
    }
    onSave(preview)
  }
  const asksDead = asksWhetherDead(bag, data.tournament.settings.weight)
  useHardwareKeys((key) => {
    const act = shortcut(key, { send, bag, asksDead, openLate: () => setLateOpen(true), onLeave })
    act?.()
    return act !== undefined
  }, typing)

  const more = [
    { label: t('weighBag.penaltyAndMore'), icon: IconGavel, onClick: () => setMoreOpen(true) },
    {
      label: t('weighBag.weighAgain', { measure: measureOf(bag.unit) }),
      icon: IconRefresh,
      onClick: () => send({ type: 'clear-weights' }),
    },
  ]
  return (
    <div className="rl-scale" data-mode="bag" data-phase={phase}>
      <section className="rl-scale__detail" aria-label={t('weighBag.counts')}>
        <BoatHeading
          entry={entry}
          day={day}
          before={preview.before}
          due={due}
          unit={data.unit}
          onLeave={onLeave}
          more={typing ? more : []}
        />
        {session.periodIndex !== undefined && <PeriodLine data={data} day={day} period={session.periodIndex} />}
        {session.additional && <p className="rl-station__note">{t('weighBag.oneMoreBag')}</p>}
        <fieldset disabled={!typing} className="rl-scale__fields">
          <BagCounts bag={bag} hasLate={hasLateRules(data.tournament)} dispatch={send} onLate={() => setLateOpen(true)} />
          {asksDead && <DeadBigFish bag={bag} dispatch={send} />}
          {hasLateRules(data.tournament) && (
            <LateLine
              bag={bag}
              byClock={byClock}
              isUnproven={lateByOf(bag, entry, day) === 'unproven-clock'}
              onLate={() => setLateOpen(true)}
            />
          )}
        </fieldset>
        <GuardList guards={guards.filter(({ level }) => level === 'note')} asked={false} />
      </section>
      <section className="rl-scale__readout" aria-label={t('weighBag.weight', { measure: measureOf(bag.unit) })}>
        <GuardList
          guards={typing ? guards.filter(({ level }) => level !== 'note') : []}
          asked={asked === question}
          instead={{ write: (weight) => writeWeight(weight, bag.unit), onTake: (weight) => send({ type: 'instead', weight }) }}
        />
        {scored.disqualified && accepted && <p className="rl-scale__out">{tooLateText(scored, bag.unit)}</p>}
        {!isMeasured(bag.unit) && (
          <ScaleLines
            unit={data.unit}
            onSettings={onScaleSettings}
            readingFor={
              !typing
                ? null
                : {
                    boat: boatInWords(entry),
                    field: asksBigFish(bag) ? bag.field : 'bag',
                    disabled: asksLate || needsAccept,
                    onUse: (reading, scale) => send(takeReading(reading, asksBigFish(bag) ? bag.field : 'bag', scale)),
                  }
            }
          />
        )}
        <WeightSlots bag={bag} onField={(field) => send({ type: 'field', field })} disabled={!typing} />
        {bag.lengths && (
          <FishList bag={bag} lengths={bag.lengths} onDrop={(index) => send({ type: 'drop-fish', index })} disabled={!typing} />
        )}
        <p role="status" className="rl-scale__refused">
          {problemOfBag(bag)}
        </p>
        <BagSum bag={bag} preview={preview} isMultiDay={data.tournament.tournamentDates.length > 1} />
        {phase === 'kept' && <KeptNotice onRetry={onRetry} onNext={onLeave} />}
        {phase === 'asking' && (
          <AskingNotice isKept={asking.isKept()} onRetry={onRetry} onNext={onLeave} onChange={onChange} onThrowAway={onThrowAway} />
        )}
        {!typing ? null : <MoreLine bag={bag} onClear={() => send({ type: 'clear-weights' })} />}
      </section>
      <div className="rl-scale__pad" data-armed={(typing && question !== '' && asked === question) || undefined}>
        {asksLate && (
          <LateQuestion
            minutes={lateHere}
            due={due}
            onAnswer={(answer) => {
              onLateAnswer(answer)
              send({ type: 'late', minutes: answer === 'clock' ? lateHere : 0, from: 'clock' })
            }}
          />
        )}
        {needsAccept && typing && (
          <TooLateCard
            director={data.tournament.director}
            message={tooLateText(scored, bag.unit)}
            onAccept={() => setAccepted(true)}
            onOverride={(reason) => send({ type: 'late', minutes: 0, from: 'hand', reason })}
          />
        )}
        <Keypad
          label={t('weighBag.weight', { measure: measureOf(bag.unit) })}
          onKey={(key) => send({ type: 'key', key })}
          onSave={save}
          disabled={(needsAccept && typing) || asksLate}
          saving={phase === 'sending'}
          onEnterAhead={() => onKeyAhead('enter')}
          saveDisabled={!typing || (values === null && !isOnBoard(bag))}
          saveLabel={
            isOnBoard(bag) ? t('weighBag.addFish') : saveLabel(bag.fish, typing && question !== '' && asked === question, practice)
          }
          unit={UNIT_KEY[data.unit]}
          beside={{ label: t('weighBag.noFish'), onPress: () => send({ type: 'no-fish' }), disabled: !typing }}
        />
      </div>
      <MoreSheet opened={moreOpen} onClose={() => setMoreOpen(false)} bag={bag} rules={data.tournament.settings.weight} dispatch={send} />
      <LateSheet
        opened={lateOpen}
        onClose={() => setLateOpen(false)}
        minutes={bag.late}
        byClock={byClock}
        due={due}
        onChange={(minutes, from) => send({ type: 'late', minutes, from })}
        byHand={lateAnswer === 'in-line'}
        onByHand={(byHand) => {
          onLateAnswer(byHand ? 'in-line' : 'clock')
          if (byHand && bag.lateFrom === 'clock') send({ type: 'late', minutes: 0, from: 'hand' })
        }}
      />
    </div>
  )
}

const saveLabel = (fish: number, isArmed: boolean, practice: boolean) =>
  isArmed ? t('weighBag.saveAnyway') : practice ? t('weighBag.practiceSave') : fish === 0 ? t('weighBag.saveNoFish') : t('weighBag.saveBag')

function MoreLine({ bag, onClear }: { bag: BagSession['bag']; onClear: () => void }) {
  const hasWeight = bag.bag.digits !== '' || bag.big.digits !== '' || (bag.lengths ?? []).length > 0
  return (
    <Button className="rl-scale__again" variant="default" size="compact-md" onClick={onClear} disabled={!hasWeight} aria-keyshortcuts="F2">
      {t('weighBag.weighAgain', { measure: measureOf(bag.unit) })}
    </Button>
  )
}

type Keys = { send: (action: BagAction) => void; bag: BagSession['bag']; asksDead: boolean; openLate: () => void; onLeave: () => void }

/** What a letter does while nothing is being typed into a field. */
function shortcut(key: string, { send, bag, asksDead, openLate, onLeave }: Keys): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    u: () => send({ type: 'field', field: 'bag' }),
    b: () => asksBigFish(bag) && send({ type: 'field', field: 'big' }),
    B: () => asksDead && send({ type: 'big-fish-dead', dead: !bag.bigFishDead }),
    d: () => send({ type: 'count', count: 'dead', value: bag.dead + 1 }),
    s: () => send({ type: 'count', count: 'short', value: bag.short + 1 }),
    D: () => send({ type: 'count', count: 'dead', value: bag.dead - 1 }),
    S: () => send({ type: 'count', count: 'short', value: bag.short - 1 }),
    f: () => send({ type: 'count', count: 'fish', value: bag.fish <= 0 ? bag.limit : bag.fish - 1 }),
    l: openLate,
    n: () => send({ type: 'no-fish' }),
    F2: () => send({ type: 'clear-weights' }),
    Escape: onLeave,
  }
  return keys[key]
}
