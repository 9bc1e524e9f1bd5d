import { addressOf, saveFile } from '@ramplight/ui/files/save-file'
import { useEffect, useRef, useState } from 'react'
import { makePicture } from '#features/results/picture/index.ts'
import { canShareFiles, shareFile } from '#platform/share-file.ts'
import { resultPicture, type Shared, standingsPicture } from './board-picture.ts'
import { t } from './picture.texts.ts'

const PNG = 'image/png'

type Made = { file: Blob; address: string } | 'failed' | null

/** The picture as it will be sent, to share or to keep. */
export function PictureSheet({ what, onClose }: { what: Shared; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { board, row } = what
  const crew = row?.names.join(' · ')
  const title = [board.tournament.name, crew].filter(Boolean).join(': ')
  const alt = crew
    ? t('ofResult', { names: crew, tournament: board.tournament.name })
    : t('ofStandings', { tournament: board.tournament.name })
  const made = useMade(what)
  const name = `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.png`
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="board-sheet" ref={dialog} aria-label={t('title')} onClose={onClose}>
      {made && made !== 'failed' ? (
        <img src={made.address} alt={alt} width={1080} height={1350} />
      ) : (
        <p className="board-empty" role="status">
          {t(made ?? 'making')}
        </p>
      )}
      <div className="board-keys">
        {made && made !== 'failed' && (
          <>
            {canShareFiles(PNG) && (
              <button type="button" className="board-key" data-main onClick={() => void shareFile(made.file, { name, title })}>
                {t('share')}
              </button>
            )}
            <button
              type="button"
              className="board-key"
              data-main={!canShareFiles(PNG) || undefined}
              onClick={() => saveFile(name, made.file)}
            >
              {t('save')}
            </button>
          </>
        )}
        <button type="button" className="board-key" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </div>
    </dialog>
  )
}

const pictureOf = ({ board, units, row }: Shared) =>
  row ? resultPicture(board, row, units, location.origin) : standingsPicture(board, units, location.origin)

/** Made once, when it is opened: what is looked at is what is shared, whatever weighs in meanwhile. */
function useMade(what: Shared): Made {
  const [made, setMade] = useState<Made>(null)
  const first = useRef(what)
  useEffect(() => {
    let close = () => {}
    let isGone = false
    makePicture(pictureOf(first.current)).then(
      (file) => {
        if (isGone) return
        const address = addressOf(file)
        close = address.close
        setMade({ file, address: address.src })
      },
      () => !isGone && setMade('failed'),
    )
    return () => {
      isGone = true
      close()
    }
  }, [])
  return made
}
