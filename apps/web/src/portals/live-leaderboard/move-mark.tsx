import { t } from './board.texts.ts'
import type { Move } from './board-model.ts'

/** ▲5 or ▼1: arrow and number, never colour alone. */
export function MoveMark({ move }: { move: Move | undefined }) {
  if (!move?.places) return null
  const up = move.places > 0
  return (
    <span className="board-move" data-up={up || undefined}>
      <span aria-hidden>{up ? '▲' : '▼'}</span>
      <span className="sr-only">{t(up ? 'moved.up' : 'moved.down')} </span>
      {Math.abs(move.places)}
    </span>
  )
}
