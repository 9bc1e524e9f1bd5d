import { shortenName } from '@ramplight/domain/registration/full-name'
import { t } from './board.texts.ts'
import { type Board, shown, type Units, weighedRows } from './board-model.ts'
import type { Called } from './use-board.ts'

type Props = { board: Board; called: Called | null; units: Units; className: string }

/** Who is on the scale, and what they need to lead; nothing once today's weight is in. */
export function NowWeighing({ board, called, units, className }: Props) {
  const row = board.rows.find(
    ({ entry, days, disqualified }) => entry === called?.entry && !disqualified && !days.some(({ day }) => day === board.day),
  )
  if (!row) return null
  const lead = weighedRows(board)[0]?.totalWeight ?? 0
  const needs = lead - row.totalWeight
  const reading = board.held ? null : called?.reading
  return (
    <p className={className} role="status">
      <span>{t('called.now')}</span>{' '}
      <b>{[row.boatNumber, row.names.map(shortenName).join(' · ')].filter((part) => part != null).join(' ')}</b>
      {reading != null && <b className="num"> {shown(reading, units)}</b>}
      {lead > 0 && !board.held && needs >= 0 && <span className="num">{t('called.toLead', { weight: shown(needs, units) })}</span>}
    </p>
  )
}
