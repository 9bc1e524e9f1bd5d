import '@ramplight/ui/fonts.css'
import '@ramplight/ui/tokens.css'
import './board.css'
import { applyEnvironment, onEnvironmentChange } from '@ramplight/ui/theme/environment'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BoardListPage } from './board-list.tsx'
import { BoardPage } from './board-page.tsx'
import { TvPage } from './tv-page.tsx'

applyEnvironment()
// A phone that goes dark at dusk takes the board with it.
onEnvironmentChange(() => {})

const id = location.pathname.match(/^\/live-leaderboard\/([0-9a-f]{24})/)?.[1]
const isTv = new URLSearchParams(location.search).get('display') === 'tv' || /\/tv\/?$/.test(location.pathname)
const page = id ? isTv ? <TvPage id={id} /> : <BoardPage id={id} /> : <BoardListPage />

// Where there is no signal the board opens with its last standings.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/board-sw.js', { scope: '/live-leaderboard' }).catch(() => {})

createRoot(document.getElementById('root')!).render(<StrictMode>{page}</StrictMode>)
