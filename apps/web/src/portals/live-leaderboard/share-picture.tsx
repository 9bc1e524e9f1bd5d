import { textsReady } from '@ramplight/ui/language/texts'
import { useState } from 'react'
import { t } from './board.texts.ts'
import type { Shared } from './board-picture.ts'

type Sheet = typeof import('./picture-sheet.tsx')['PictureSheet']
type Opened = { Sheet: Sheet; what: Shared }

/** A button that opens the picture. What draws it is fetched when it is wanted: who only looks at the board carries nothing of it. */
export function SharePicture({ board, units, row }: Shared) {
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null)
  const what = { board, units, ...(row && { row }) }
  const open = () =>
    import('./picture-sheet.tsx')
      .then(async ({ PictureSheet }) => {
        await textsReady()
        setOpened({ Sheet: PictureSheet, what })
      })
      .catch(() => setOpened('failed'))
  return (
    <>
      <button type="button" className="board-key" onClick={() => void open()}>
        {t(row ? 'picture.result' : 'picture.standings')}
      </button>
      {opened === 'failed' && (
        <p className="board-dim" role="alert">
          {t('picture.failed')}
        </p>
      )}
      {opened && opened !== 'failed' && <opened.Sheet what={opened.what} onClose={() => setOpened(null)} />}
    </>
  )
}
