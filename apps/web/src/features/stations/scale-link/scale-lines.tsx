import { Button } from '@mantine/core'
import { isMetric } from '@ramplight/domain/scale/indicators'
import { readingOf, type ScaleReading, stateOf } from '@ramplight/domain/scale/watch-scale'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { haptics } from '@ramplight/ui/station/haptics'
import { IconKeyboard, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { type EntryUnit, speakWeight, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './scale-link.texts.ts'
import { type LineState, LOOK, SHOWS_FIGURES } from './scale-words.ts'
import type { ScaleView, TypedByScale } from './scales.ts'
import { scales, useScaleClock, useScales } from './this-tablet.ts'
import './scale-link.css'

/** `seesZero`: it sends all the time, so a zero before the bag would have been seen. */
export type ScaleUsed = { name: string; seesZero: boolean }
/** What a reading is taken for: the boat that stands on the screen, and which of its weights. */
export type ReadingFor = { boat: string; field: 'bag' | 'big'; onUse: (reading: ScaleReading, scale: ScaleUsed) => void; disabled: boolean }

type ScaleLinesProps = { unit: EntryUnit; readingFor: ReadingFor | null; onSettings: () => void }

/** What each scale of this tablet says, in a word and a colour, and the button that takes its weight. */
export function ScaleLines({ unit, readingFor, onSettings }: ScaleLinesProps) {
  const { scales: all, settings, typed } = useScales()
  if (all.length === 0 && !settings.types) return null
  return (
    <div className="rl-scales">
      {all.map((scale) => (
        <ScaleLine key={scale.id} scale={scale} isOneOfTwo={all.length > 1} unit={unit} readingFor={readingFor} onSettings={onSettings} />
      ))}
      {settings.types && <TypingLine typed={typed} unit={unit} readingFor={readingFor} onSettings={onSettings} />}
    </div>
  )
}

type ScaleLineProps = Omit<ScaleLinesProps, 'onSettings'> & { scale: ScaleView; isOneOfTwo: boolean; onSettings: () => void }

function ScaleLine({ scale, isOneOfTwo, unit, readingFor, onSettings }: ScaleLineProps) {
  const now = useScaleClock()
  const { watch, link, name } = scale
  const asked = { now, metric: unit === 'kg', field: readingFor?.field ?? 'bag' }
  const state: LineState = link === 'connected' ? stateOf(watch, asked) : link
  const reading = link === 'connected' ? readingOf(watch, asked) : null
  const { tone, icon: Icon } = LOOK[state]
  const figures = SHOWS_FIGURES.has(state) && watch.last?.is === 'weight' ? watch.last.weight : null
  return (
    <div className="rl-scale-line" data-tone={tone} data-state={state}>
      <Icon size={24} stroke={2} aria-hidden />
      <span className="rl-scale-line__word">
        {isOneOfTwo && <small>{name}</small>}
        <span role="status">{t(`state.${state}`, { text: watch.mixedText?.trim() ?? '' })}</span>
      </span>
      {figures !== null && <output className="rl-scale-line__figures">{writeWeight(figures, unit)}</output>}
      <IconButton icon={IconSettings} label={t('settingsOf', { name })} onClick={onSettings} size="xl" />
      {readingFor && reading && (
        <UseButton
          reading={reading}
          unit={unit}
          needsAnswer={state === 'zero-needed'}
          readingFor={readingFor}
          onUse={() => {
            scales.take(scale.id, readingFor.field)
            readingFor.onUse(reading, { name, seesZero: true })
          }}
        />
      )}
    </div>
  )
}

type UseButtonProps = { reading: ScaleReading; unit: EntryUnit; needsAnswer: boolean; readingFor: ReadingFor; onUse: () => void }

/** One big button; without a zero since the last bag it asks first. */
function UseButton({ reading, unit, needsAnswer, readingFor, onUse }: UseButtonProps) {
  // The question is about this weight of this bag: another one asks anew.
  const question = `${reading.bag}/${readingFor.field}/${reading.weight}`
  const [asked, setAsked] = useState('')
  const isAsking = needsAnswer && asked === question
  const weight = writeWeight(reading.weight, unit)
  return (
    <>
      {isAsking && (
        <p className="rl-scale-line__ask" role="alert">
          {t('noZeroSeen')}
        </p>
      )}
      <Button
        className="rl-scale-line__use"
        data-asking={isAsking || undefined}
        disabled={readingFor.disabled}
        aria-label={t(isAsking ? 'useAnywayFor' : 'useFor', { weight: speakWeight(reading.weight, unit), boat: readingFor.boat })}
        onClick={() => {
          haptics.key()
          if (needsAnswer && !isAsking) setAsked(question)
          else onUse()
        }}
      >
        <b>{t(isAsking ? 'useAnyway' : 'use', { weight })}</b>
        <small>{t(`forBoat.${readingFor.field}`, { boat: readingFor.boat })}</small>
      </Button>
    </>
  )
}

type TypingLineProps = { typed: TypedByScale | null; unit: EntryUnit; readingFor: ReadingFor | null; onSettings: () => void }

/** A scale that types: it sends a weight when somebody presses its key, and says nothing in between. */
function TypingLine({ typed, unit, readingFor, onSettings }: TypingLineProps) {
  const reading = typed && 'reading' in typed ? typed.reading : null
  const isOtherUnit = reading !== null && isMetric(reading.unit) !== (unit === 'kg')
  const problem =
    typed && 'problem' in typed ? t(`typed.${typed.problem}`, { text: typed.text }) : isOtherUnit ? t('state.wrong-unit') : null
  const isUsable = reading !== null && !isOtherUnit
  return (
    <div className="rl-scale-line" data-tone={problem ? 'red' : isUsable ? 'kelp' : 'ink'} data-state="typing">
      <IconKeyboard size={24} stroke={2} aria-hidden />
      <span className="rl-scale-line__word">
        <span role="status">{problem ?? t(isUsable ? 'typed.came' : 'typed.waiting')}</span>
      </span>
      <IconButton icon={IconSettings} label={t('settingsOf', { name: t('typed.name') })} onClick={onSettings} size="xl" />
      {readingFor && isUsable && (
        <UseButton
          reading={reading}
          unit={unit}
          needsAnswer={false}
          readingFor={readingFor}
          onUse={() => {
            scales.takeTyped()
            readingFor.onUse(reading, { name: t('typed.name'), seesZero: false })
          }}
        />
      )}
    </div>
  )
}
