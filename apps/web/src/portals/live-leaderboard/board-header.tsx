import { brand } from '@ramplight/ui/brand'
import { chooseEnvironment, currentEnvironment, type EnvironmentChoice, onEnvironmentChange } from '@ramplight/ui/environment'
import { Mark } from '@ramplight/ui/mark.tsx'
import { useSyncExternalStore } from 'react'
import { type Board, STATE_WORDS, type Units } from './board-model.ts'

const NEXT_ENVIRONMENT: Record<string, EnvironmentChoice> = { light: 'dark', dark: 'sun', sun: 'light', night: 'light', tv: 'light' }
const ENVIRONMENT_WORDS: Record<string, string> = { light: 'Dark', dark: 'Sunlight', sun: 'Light', night: 'Light', tv: 'Light' }
const UNIT_WORDS: Record<Units, string> = { 'lb-oz': 'lb-oz', 'decimal-lb': 'lb', kg: 'kg' }

const dates = (days: string[]) => {
  const show = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
  return days.length > 1 ? `${show(days[0]!)} – ${show(days.at(-1)!)}` : show(days[0]!)
}

export function BoardHeader({ board, units, onUnits }: { board: Board; units: Units; onUnits: (units: Units) => void }) {
  const { tournament: t, state, weighed, field } = board
  const { environment } = useSyncExternalStore(onEnvironmentChange, currentEnvironment)
  const other: Units = units === 'lb-oz' ? 'decimal-lb' : 'lb-oz'
  const next = () => chooseEnvironment(NEXT_ENVIRONMENT[environment]!)
  return (
    <header className="board-header">
      <div className="board-header__inner">
        <a className="board-mark" href="/live-leaderboard" aria-label={`${brand.name}: all boards`}>
          <Mark size={36} />
        </a>
        <div className="board-header__title">
          <h1>{t.name}</h1>
          <p>
            {t.location}, {t.city} {t.state} · {dates(t.tournamentDates)}
          </p>
        </div>
        <div className="board-header__side">
          <span className="board-chip" data-state={state}>
            {STATE_WORDS[state]}
            {state === 'weighing' && (
              <span className="num">
                {' '}
                {weighed}/{field}
              </span>
            )}
          </span>
          <div className="board-switches">
            {t.display !== 'kg' && (
              <button
                type="button"
                onClick={() => onUnits(other)}
                aria-label={`${UNIT_WORDS[other]}: show weights in ${other === 'lb-oz' ? 'pounds and ounces' : 'pounds'}`}
              >
                {UNIT_WORDS[other]}
              </button>
            )}
            <button type="button" onClick={next} aria-label={`Switch to ${ENVIRONMENT_WORDS[environment]} colours`}>
              {ENVIRONMENT_WORDS[environment]}
            </button>
          </div>
        </div>
      </div>
    </header>
  )
}
