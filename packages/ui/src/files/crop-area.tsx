import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Cut, Placed } from './cut-out.ts'
import { t } from './files.texts.ts'

type Props = {
  image: string
  ratio: number
  isRound: boolean
  leastZoom: number
  mostZoom: number
  placed: Placed
  onPlace: (change: Partial<Placed>) => void
  onCut: (cut: Cut) => void
}

const KEY_STEP = 8

/** The picture behind the frame of its place: moved by a finger, a mouse or the arrow keys, zoomed by two fingers or the wheel. */
export function CropArea({ image, ratio, isRound, leastZoom, mostZoom, placed, onPlace, onCut }: Props) {
  const { at, zoom, rotation } = placed
  const [isHeld, setHeld] = useState(false)
  return (
    <div className="rl-crop" data-held={isHeld || undefined}>
      <Cropper
        image={image}
        aspect={ratio}
        cropShape={isRound ? 'round' : 'rect'}
        showGrid={!isRound}
        crop={at}
        zoom={zoom}
        rotation={rotation}
        minZoom={leastZoom}
        maxZoom={mostZoom}
        // What is smaller than its frame has room on its sides.
        restrictPosition={zoom >= 1}
        keyboardStep={KEY_STEP}
        onCropChange={(next) => onPlace({ at: next })}
        onZoomChange={(next) => onPlace({ zoom: next })}
        onCropAreaChange={(_part, area) => onCut({ area, rotation })}
        onInteractionStart={() => setHeld(true)}
        onInteractionEnd={() => setHeld(false)}
        cropperProps={{ 'aria-label': t('crop.area'), role: 'group' }}
      />
    </div>
  )
}
