import { Mark } from '@ramplight/ui/frame/mark.tsx'

/** Before the first board: on its way, not there, or no network and nothing kept. */
export function NothingYet({ missing, lost }: { missing: boolean; lost: boolean }) {
  return (
    <main className="board-nothing">
      <Mark size={36} />
      <h1>{missing ? 'This board is not public' : lost ? 'No connection' : 'Getting the board'}</h1>
      <p role="status">
        {missing
          ? 'The tournament does not exist, or its director has not published it yet.'
          : lost
            ? 'You are offline, and this board is not on this device yet. It appears as soon as the network is back.'
            : 'One moment.'}
      </p>
      <a href="/live-leaderboard">All boards</a>
    </main>
  )
}
