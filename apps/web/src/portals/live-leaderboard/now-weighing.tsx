import { shortenName } from '@ramplight/domain/registration/full-name'
import { t } from './board.texts.ts'
import { type Board, shown, type Units, weighedRows } from './board-model.ts'

type Props = { board: Board; called: string | null; units: Units; className: string }

/** Who is on the scale, and what they need to lead; nothing once today's weight is in. */
export function NowWeighing({ board, called, units, className }: Props) {
  const row = board.rows.find(
    ({ entry, days, disqualified }) => entry === called && !disqualified && !days.some(({ day }) => day === board.day),
  )
  if (!row) return null
  const lead = weighedRows(board)[0]?.totalWeight ?? 0
  const needs = lead - row.totalWeight
  return (
    <p className={className} role="status">
      <span>{t('called.now')}</span>{' '}
      <b>{[row.boatNumber, row.names.map(shortenName).join(' · ')].filter((part) => part != null).join(' ')}</b>
      {lead > 0 && !board.held && needs >= 0 && <span className="num"> {t('called.toLead', { weight: shown(needs, units) })}</span>}
    </p>
  )
}
