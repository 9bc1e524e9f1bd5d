import { brand } from '@ramplight/domain/kernel/brand'
import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { useEffect, useState } from 'react'
import { t } from './board.texts.ts'
import { type BoardCard, type BoardLists, fetchBoardLists } from './board-api.ts'
import { LanguageChoice } from './language-choice.tsx'

const date = (iso: string) => writeIsoDate(iso, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** Every board there is: on the water now, coming up, and the last ones. */
export function BoardListPage() {
  const [lists, setLists] = useState<BoardLists | 'failed' | null>(null)
  useEffect(() => {
    let closed = false
    const load = () =>
      fetchBoardLists().then(
        (found) => !closed && setLists(found),
        () => !closed && setLists((now) => now ?? 'failed'),
      )
    void load()
    const timer = setInterval(load, 30_000)
    return () => {
      closed = true
      clearInterval(timer)
    }
  }, [])
  return (
    <>
      <header className="board-header">
        <div className="board-header__inner">
          <a className="board-mark" href="/" aria-label={brand.name}>
            <Mark size={36} />
          </a>
          <div className="board-header__title">
            <h1>{t('lists.title')}</h1>
            <p>{t('lists.tagline')}</p>
          </div>
          <div className="board-header__side">
            <div className="board-switches">
              <LanguageChoice />
            </div>
          </div>
        </div>
      </header>
      <main className="board board-lists">
        {lists === 'failed' && <p className="board-empty">{t('lists.offline')}</p>}
        {lists && lists !== 'failed' && (
          <>
            <Cards title={t('lists.live')} cards={lists.live} empty={t('lists.noneLive')} />
            <Cards title={t('lists.next')} cards={lists.next} />
            <Cards title={t('lists.recent')} cards={lists.recent} />
          </>
        )}
      </main>
    </>
  )
}

function Cards({ title, cards, empty }: { title: string; cards: BoardCard[]; empty?: string }) {
  if (!cards.length && !empty) return null
  return (
    <section>
      <h2>{title}</h2>
      {cards.length ? (
        <ul className="board-cards">
          {cards.map((card) => (
            <li key={card._id}>
              <a href={`/live-leaderboard/${card._id}`}>
                <b>{card.name}</b>
                <span className="board-dim">
                  {date(card.startDate)} · {card.location}, {card.state}
                </span>
                <span
                  className="board-chip"
                  data-state={card.status === 'In Progress' ? 'weighing' : card.status === 'Completed' ? 'official' : 'before'}
                >
                  {card.status === 'In Progress'
                    ? t('lists.liveCount', { weighed: card.weighedCount, boats: card.entryCount })
                    : t(`lists.status.${card.status}`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="board-dim">{empty}</p>
      )}
    </section>
  )
}
