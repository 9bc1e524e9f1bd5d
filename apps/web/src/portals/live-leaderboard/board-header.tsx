import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { brand } from '@ramplight/ui/theme/brand'
import { chooseEnvironment, currentEnvironment, type EnvironmentChoice, onEnvironmentChange } from '@ramplight/ui/theme/environment'
import { useSyncExternalStore } from 'react'
import { type Board, STATE_WORDS, type Units } from './board-model.ts'

/** What is shown stands on the control: a word that names the other choice is read as the one that is on. */
const LOOKS = { light: 'Light', dark: 'Dark', sun: 'Sunlight' } satisfies Partial<Record<EnvironmentChoice, string>>
const UNITS = { 'lb-oz': 'lb-oz', 'decimal-lb': 'lb' } satisfies Partial<Record<Units, string>>

type Look = keyof typeof LOOKS

const dates = (days: string[]) => {
  const show = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
  return days.length > 1 ? `${show(days[0]!)} – ${show(days.at(-1)!)}` : show(days[0]!)
}

export function BoardHeader({ board, units, onUnits }: { board: Board; units: Units; onUnits: (units: Units) => void }) {
  const { tournament: t, state, weighed, field } = board
  const { environment } = useSyncExternalStore(onEnvironmentChange, currentEnvironment)
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
            {t.display !== 'kg' && <Choice label="Weights in" value={units} options={UNITS} onChoose={onUnits} />}
            <Choice
              label="Colors"
              value={environment in LOOKS ? (environment as Look) : 'light'}
              options={LOOKS}
              onChoose={chooseEnvironment}
            />
          </div>
        </div>
      </div>
    </header>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: string
  options: Partial<Record<Value, string>>
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => (
  <select aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
    {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </select>
)
