import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { t } from './board.texts.ts'

/** Why there is no board: on its way, not there, no network and nothing kept, or a fault of ours. */
export function NothingYet({ state }: { state: 'coming' | 'missing' | 'lost' | 'broken' }) {
  return (
    <main className="board-nothing">
      <Mark size={36} />
      <h1>{t(`nothing.${state}`)}</h1>
      <p role="status">{t(`nothing.${state}Text`)}</p>
      {state === 'broken' && (
        <button type="button" className="board-key" data-main onClick={() => location.reload()}>
          {t('nothing.reload')}
        </button>
      )}
      <a href="/live-leaderboard">{t('allBoards')}</a>
    </main>
  )
}
