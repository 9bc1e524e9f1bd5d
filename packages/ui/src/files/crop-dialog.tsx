import { Button, Modal, Slider } from '@mantine/core'
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import { useIsPhone } from '../values/use-is-phone.ts'
import { CropArea } from './crop-area.tsx'
import { AS_IT_COMES, type Cut, cutOut, type Placed, turned, wholeZoom, ZOOM_STEP } from './cut-out.ts'
import { t } from './files.texts.ts'
import type { Opened } from './open-picture.ts'
import { SendState } from './send-state.tsx'

/** Sends the cut-out. Tried again, it is the very same blob, so that whoever sends it knows. */
export type SendPicture = (picture: Blob, how: { name: string; onProgress: (part: number) => void }) => Promise<unknown>

export type CropDialogProps = {
  picture: Opened
  ratio: number
  isRound: boolean
  /** A logo: all of it is in the frame to begin with, and no end is cut off. */
  isWhole?: boolean
  isOffline: boolean
  onSend: SendPicture
  onClose: () => void
  wordsOf: (error: unknown) => string
}

/** Choose what of a picture is shown, and save it. It stays open until it is saved, whatever the network does. */
export function CropDialog({ picture, ratio, isRound, isWhole = false, isOffline, onSend, onClose, wordsOf }: CropDialogProps) {
  const { naturalWidth, naturalHeight } = picture.image
  const leastAt = (rotation: number) => (isWhole ? wholeZoom(turned(naturalWidth, naturalHeight, rotation), ratio) : 1)
  const asItComes = { ...AS_IT_COMES, zoom: leastAt(0) }
  const [placed, setPlaced] = useState<Placed>(asItComes)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const cut = useRef<Cut | null>(null)
  const last = useRef<{ of: string; drawn: Blob } | null>(null)
  const isPhone = useIsPhone()
  const isSending = sent !== null
  const place = (change: Partial<Placed>) => setPlaced((now) => ({ ...now, ...change }))
  const turn = (by: number) => {
    const rotation = (placed.rotation + by + 360) % 360
    place({ rotation, at: { x: 0, y: 0 }, ...(isWhole && { zoom: leastAt(rotation) }) })
  }
  const leastZoom = leastAt(placed.rotation)

  const save = async () => {
    if (!cut.current || isSending) return
    setError(null)
    setSent(0)
    const of = JSON.stringify(cut.current)
    try {
      if (last.current?.of !== of) last.current = { of, drawn: await cutOut(picture.image, cut.current, picture.type) }
      await onSend(last.current.drawn, { name: picture.name, onProgress: setSent })
      onClose()
    } catch (failure) {
      setError(wordsOf(failure))
    } finally {
      setSent(null)
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={!isSending}
      withCloseButton={!isSending}
      title={t('crop.title')}
      size="lg"
      fullScreen={isPhone}
      className="rl-crop-dialog"
    >
      <CropArea
        image={picture.src}
        ratio={ratio}
        isRound={isRound}
        leastZoom={leastZoom}
        mostZoom={picture.mostZoom}
        placed={placed}
        onPlace={place}
        onCut={(next) => {
          cut.current = next
        }}
      />
      <p className="rl-crop__help">{t('crop.help')}</p>
      <div className="rl-crop__tools">
        <Slider
          className="rl-crop__zoom"
          thumbLabel={t('crop.zoom')}
          label={null}
          min={leastZoom}
          max={Math.max(picture.mostZoom, 1 + ZOOM_STEP)}
          step={ZOOM_STEP}
          value={placed.zoom}
          onChange={(zoom) => place({ zoom })}
          disabled={isSending || picture.mostZoom <= leastZoom}
        />
        <IconButton label={t('crop.left')} icon={IconRotate2} onClick={() => turn(-90)} disabled={isSending} />
        <IconButton label={t('crop.right')} icon={IconRotateClockwise2} onClick={() => turn(90)} disabled={isSending} />
        <Button variant="subtle" onClick={() => setPlaced(asItComes)} disabled={isSending}>
          {t('crop.reset')}
        </Button>
      </div>
      <SendState sent={sent} error={error} waits={isOffline ? t('offline') : null} />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('crop.cancel')}
        </Button>
        <Button onClick={() => void save()} loading={isSending} disabled={isOffline} data-autofocus>
          {error ? t('crop.again') : t('crop.save')}
        </Button>
      </div>
    </Modal>
  )
}
