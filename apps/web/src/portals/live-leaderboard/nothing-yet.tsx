import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { t } from './board.texts.ts'

/** Before the first board: on its way, not there, or no network and nothing kept. */
export function NothingYet({ missing, lost }: { missing: boolean; lost: boolean }) {
  const state = missing ? 'missing' : lost ? 'lost' : 'coming'
  return (
    <main className="board-nothing">
      <Mark size={36} />
      <h1>{t(`nothing.${state}`)}</h1>
      <p role="status">{t(`nothing.${state}Text`)}</p>
      <a href="/live-leaderboard">{t('allBoards')}</a>
    </main>
  )
}
