import { brand } from '@ramplight/domain/kernel/brand'
import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { chooseEnvironment, currentEnvironment, type EnvironmentChoice, onEnvironmentChange } from '@ramplight/ui/theme/environment'
import { useSyncExternalStore } from 'react'
import { t } from './board.texts.ts'
import { type Board, datesOf, type Units } from './board-model.ts'
import { Choice } from './choice.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** What is shown stands on the control: a word that names the other choice is read as the one that is on. */
const looks = () =>
  ({ light: t('switches.light'), dark: t('switches.dark'), sun: t('switches.sun') }) satisfies Partial<Record<EnvironmentChoice, string>>
const UNITS = { 'lb-oz': 'lb-oz', 'decimal-lb': 'lb' } satisfies Partial<Record<Units, string>>

type Look = keyof ReturnType<typeof looks>

export function BoardHeader({ board, units, onUnits }: { board: Board; units: Units; onUnits: (units: Units) => void }) {
  const { tournament, state, weighed, field } = board
  const { environment } = useSyncExternalStore(onEnvironmentChange, currentEnvironment)
  return (
    <header className="board-header">
      <div className="board-header__inner">
        <a className="board-mark" href="/live-leaderboard" aria-label={t('allBoardsOf', { product: brand.name })}>
          <Mark size={36} />
        </a>
        <div className="board-header__title">
          <h1>{tournament.name}</h1>
          <p>
            {tournament.location}, {tournament.city} {tournament.state} · {datesOf(tournament.tournamentDates)} ·{' '}
            <a href={`/tournaments/${tournament._id}`}>{t('aboutEvent')}</a>
          </p>
        </div>
        <div className="board-header__side">
          <span className="board-chip" data-state={state}>
            {t(`state.${state}`)}
            {state === 'weighing' && (
              <span className="num">
                {' '}
                {weighed}/{field}
              </span>
            )}
          </span>
          <div className="board-switches">
            {tournament.display in UNITS && <Choice label={t('switches.weights')} value={units} options={UNITS} onChoose={onUnits} />}
            <Choice
              label={t('switches.look')}
              value={environment in looks() ? (environment as Look) : 'light'}
              options={looks()}
              onChoose={chooseEnvironment}
            />
            <LanguageChoice />
          </div>
        </div>
      </div>
    </header>
  )
}
