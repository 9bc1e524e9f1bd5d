import { IMAGE_RATIOS, type ImageLayout } from '@ramplight/domain/content/upload-rules'
import { PictureField } from '@ramplight/ui/files/picture-field.tsx'
import { type ComponentProps, useRef } from 'react'
import { messageOfError } from '../call-error.ts'
import { useOnline } from '../use-online.ts'
import { pictureSrc } from './picture-src.ts'
import { newUploadId, uploadFile } from './upload-file.ts'

type Props = Pick<ComponentProps<typeof PictureField>, 'label' | 'description' | 'alt' | 'isRound' | 'isWhole' | 'disabled'> & {
  layout: ImageLayout
  /** The path that is there now. */
  path: string | null | undefined
  /** Below /uploads. */
  folder: string
  /** Writes the path into its record. While it is not written, the picture counts as not saved. */
  onSave: (path: string | null) => Promise<unknown>
}

const WIDTH = 400

/** A picture of a record, in the layout of its place: uploaded and written in one step. */
export function PictureBox({ layout, path, folder, onSave, ...field }: Props) {
  const isOffline = !useOnline()
  // One id for each cut-out, however often it is sent.
  const ids = useRef(new WeakMap<Blob, string>())
  return (
    <PictureField
      {...field}
      ratio={IMAGE_RATIOS[layout]}
      src={pictureSrc(path, WIDTH)}
      isOffline={isOffline}
      wordsOf={messageOfError}
      onSend={async (picture, { name, onProgress }) => {
        const id = ids.current.get(picture) ?? newUploadId()
        ids.current.set(picture, id)
        const kept = await uploadFile(picture, { id, name, folder, onProgress })
        await onSave(kept.path)
      }}
      onRemove={() => void onSave(null)}
    />
  )
}
