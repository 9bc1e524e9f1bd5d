import { type BoardTheme, type Scheme, wornTheme } from '@ramplight/domain/content/board-theme'
import { Mark } from '@ramplight/ui/frame/mark.tsx'
import type { CSSProperties } from 'react'
import classes from './board-preview.module.css'
import { t } from './director-themes.texts.ts'
import { SAMPLE_ROWS } from './sample-board.ts'

const WIDTHS = { header: 960, ground: 960 }

const styleOf = (theme: BoardTheme | null, scheme: Scheme): CSSProperties | undefined => {
  if (!theme) return undefined
  const { header, text, ground } = wornTheme(theme, scheme, WIDTHS)
  return { '--theme-header': header, '--theme-text': text, '--theme-ground': ground } as CSSProperties
}

type Screen = 'tv' | 'day' | 'dark'

/** How a TV and two phones show a board that wears it; null: the look that boards have by themselves. */
export const BoardPreview = ({ theme }: { theme: BoardTheme | null }) => (
  <section className={classes.screens} aria-label={t('preview.title')}>
    <Board screen="tv" theme={theme} />
    <Board screen="day" theme={theme} />
    <Board screen="dark" theme={theme} />
  </section>
)

function Board({ screen, theme }: { screen: Screen; theme: BoardTheme | null }) {
  const isTv = screen === 'tv'
  return (
    <figure className={classes.figure} data-screen={screen}>
      <div className={classes.screen} data-themed={theme !== null || undefined} style={styleOf(theme, screen === 'day' ? 'light' : 'dark')}>
        <div className={classes.board}>
          <div className={classes.header}>
            <Mark size={16} />
            <span className={classes.title}>
              <b>{t('preview.event')}</b>
              {!isTv && <small>{t('preview.place')}</small>}
            </span>
            <span className={classes.chip}>{t('preview.live')}</span>
            {isTv && <span>{t('preview.clock')}</span>}
          </div>
          <ol className={classes.rows}>
            {SAMPLE_ROWS.map(([place, names, weight]) => (
              <li key={place}>
                <span>{place}</span>
                <span>{names}</span>
                <b>{weight}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption>{t(`preview.${screen}`)}</figcaption>
    </figure>
  )
}
