import { shortenName } from '@ramplight/domain/registration/full-name'
import { pageOf } from '@ramplight/domain/results/screens'
import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { writeDollars } from '@ramplight/ui/values/numbers'
import { t } from './board.texts.ts'
import { type Board, shown, type Units, waitingRows } from './board-model.ts'

const POTS = 6
const LEADERS = 3
/** Two columns of names. */
const WAITING = 18

const crew = (names: string[]) => names.map(shortenName).join(' · ')

/** The big fish and side pots, with who leads. */
export function TvPots({ board, units }: { board: Board; units: Units }) {
  return (
    <div className="tv-pots">
      {board.pots
        .filter(({ leaders }) => leaders.length > 0)
        .slice(0, POTS)
        .map((pot) => (
          <section key={pot.pot}>
            <h2>
              <span>{pot.name}</span> <span>{writeDollars(pot.size)}</span>
            </h2>
            {pot.leaders.slice(0, LEADERS).map((leader) => (
              <p key={leader.names.join()}>
                <span>{crew(leader.names)}</span> <b className="num">{shown(leader.weight, units)}</b>
              </p>
            ))}
          </section>
        ))}
    </div>
  )
}

/** Boats that have not weighed, by number. */
export function TvWaiting({ board, page }: { board: Board; page: number }) {
  const rows = waitingRows(board).sort((a, b) => (a.boatNumber ?? Infinity) - (b.boatNumber ?? Infinity))
  if (!rows.length) return <p className="tv-empty">{t('tv.allWeighed')}</p>
  const from = WAITING * pageOf(page, Math.ceil(rows.length / WAITING))
  return (
    <ul className="tv-waiting">
      <li className="tv-title">{t('tv.toWeigh', { count: rows.length })}</li>
      {rows.slice(from, from + WAITING).map((row) => (
        <li key={row.entry}>
          <b className="num">{row.boatNumber ?? '—'}</b> {crew(row.names)}
        </li>
      ))}
    </ul>
  )
}

/** What the director wrote, or nothing but the mark. */
export const TvMessage = ({ text }: { text: string | null }) => <p className="tv-message">{text ?? <Mark size={120} />}</p>
