import { t } from './board.texts.ts'
import { type Board, waitingRows } from './board-model.ts'

/** A number is a day, from 0. */
export type Tab = 'overall' | 'pots' | 'waiting' | number

export function BoardTabs({ board, tab, onTab }: { board: Board; tab: Tab; onTab: (tab: Tab) => void }) {
  const days = board.tournament.tournamentDates.length
  const waiting = waitingRows(board).length
  const isHidden = !!board.held?.left
  const tabs: { value: Tab; label: string }[] = [
    { value: 'overall', label: t('tabs.overall') },
    ...(days > 1 && !isHidden
      ? Array.from({ length: Math.min(days, board.day + 1) }, (_, day) => ({ value: day, label: t('tabs.day', { day: day + 1 }) }))
      : []),
    ...(board.pots.length && !isHidden ? [{ value: 'pots' as const, label: t('tabs.pots') }] : []),
    ...(waiting ? [{ value: 'waiting' as const, label: t('tabs.waiting', { count: waiting }) }] : []),
  ]
  return (
    <nav className="board-tabs" aria-label={t('tabs.label')}>
      {tabs.map(({ value, label }) => (
        <button key={label} type="button" aria-current={tab === value ? 'page' : undefined} onClick={() => onTab(value)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
