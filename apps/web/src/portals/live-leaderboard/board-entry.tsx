import '@ramplight/ui/fonts.css'
import '@ramplight/ui/tokens.css'
import './board.css'
import { keepTexts } from '@ramplight/ui/language/keep-texts'
import { applyLanguage } from '@ramplight/ui/language/language'
import { textsReady } from '@ramplight/ui/language/texts'
import { useLanguage } from '@ramplight/ui/language/use-language'
import { applyEnvironment, onEnvironmentChange } from '@ramplight/ui/theme/environment'
import { Fragment, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { tellCaught, watchBroken } from '#platform/broken/watch-broken.ts'
import { dropBoard, dropOldBoards, keptBoard } from '#platform/kept-boards.ts'
import { BoardBoundary } from './board-boundary.tsx'
import { BoardListPage } from './board-list.tsx'
import type { Board } from './board-model.ts'
import { BoardPage } from './board-page.tsx'
import { TvPage } from './tv-page.tsx'

watchBroken()
applyEnvironment()
applyLanguage()
// A phone that goes dark at dusk takes the board with it.
onEnvironmentChange(() => {})

const id = location.pathname.match(/^\/live-leaderboard\/([0-9a-f]{24})/)?.[1]
const isTv = new URLSearchParams(location.search).get('display') === 'tv' || /\/tv\/?$/.test(location.pathname)
// The server writes what the director's boards wear into the page; offline that may be the page of another board.
if (document.getElementById(`theme-${id}`)) document.documentElement.dataset.theme = ''
const drop = () => (id ? dropBoard(id) : Promise.resolve())
/** The board of this address, or the list of boards. */
function pageWith(kept: Board | null) {
  if (!id) return <BoardListPage />
  return isTv ? <TvPage id={id} kept={kept} /> : <BoardPage id={id} kept={kept} />
}

// Where there is no signal the board opens with its last standings.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker
    .register('/board-sw.js', { scope: '/live-leaderboard' })
    .then(keepTexts)
    .catch(() => {})

dropOldBoards()

/** Drawn anew in another language. */
const Drawn = ({ kept }: { kept: Board | null }) => (
  <Fragment key={useLanguage()}>
    <BoardBoundary drop={drop} openAnew={() => location.reload()} draw={(isFresh) => pageWith(isFresh ? null : kept)} />
  </Fragment>
)

// English is here with this file; whoever reads another language waits for its texts, not for words that change.
void Promise.all([id ? keptBoard(id) : null, textsReady()]).then(([kept]) =>
  createRoot(document.getElementById('root')!, { onCaughtError: tellCaught }).render(
    <StrictMode>
      <Drawn kept={kept} />
    </StrictMode>,
  ),
)
