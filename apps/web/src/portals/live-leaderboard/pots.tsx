import { writeDollars } from '@ramplight/ui/values/numbers'
import { t } from './board.texts.ts'
import { type Board, shown, type Units } from './board-model.ts'

/** Big fish and side pots: what is in them, and who leads. */
export function Pots({ board, units }: { board: Board; units: Units }) {
  return (
    <div className="board-pots">
      {board.pots.map((pot) => (
        <section key={pot.pot} aria-label={pot.name}>
          <h2>
            {pot.name} <span className="num board-dim">{writeDollars(pot.size)}</span>
          </h2>
          {pot.leaders.length ? (
            <ol>
              {pot.leaders.map((leader) => (
                <li key={leader.names.join()}>
                  <span>{leader.names.join(' · ')}</span>
                  <b className="num">{shown(leader.weight, units)}</b>
                </li>
              ))}
            </ol>
          ) : (
            <p className="board-dim">{t('pots.none')}</p>
          )}
        </section>
      ))}
    </div>
  )
}
