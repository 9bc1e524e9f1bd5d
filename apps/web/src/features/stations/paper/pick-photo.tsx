import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { t } from './paper.texts.ts'

type Props = { onPhoto: (file: File) => void; isReading: boolean; takeLabel?: string }

/** The camera, or a picture that was taken before. */
export function PickPhoto({ onPhoto, isReading, takeLabel = t('takePhoto') }: Props) {
  const resetCamera = useRef<() => void>(null)
  const resetFile = useRef<() => void>(null)
  const chosen = (file: File | null) => {
    // The same file may be chosen again.
    resetCamera.current?.()
    resetFile.current?.()
    if (file) onPhoto(file)
  }
  return (
    <div className="rl-paper__pick">
      <FileButton accept="image/*" capture="environment" onChange={chosen} resetRef={resetCamera}>
        {(props) => (
          <Button {...props} size="lg" loading={isReading} leftSection={<IconCamera size={20} aria-hidden />}>
            {takeLabel}
          </Button>
        )}
      </FileButton>
      <FileButton accept="image/*" onChange={chosen} resetRef={resetFile}>
        {(props) => (
          <Button {...props} size="lg" variant="default" disabled={isReading} leftSection={<IconPhoto size={20} aria-hidden />}>
            {t('choosePicture')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
