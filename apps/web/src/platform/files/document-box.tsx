import { DocumentField } from '@ramplight/ui/files/document-field.tsx'
import { useRef } from 'react'
import { CallError, messageOfError } from '../call-error.ts'
import { useOnline } from '../use-online.ts'
import { newUploadId, uploadFile } from './upload-file.ts'

type Props = {
  label: string
  /** Below /uploads. */
  folder: string
  /** Writes the path into its record. */
  onKept: (path: string, name: string) => Promise<unknown>
  /** Keeps the file on this device where there is no signal; without it the page has to stay open. */
  onNoSignal?: (file: File) => Promise<unknown>
}

/** A private paper: uploaded and written into its record. */
export function DocumentBox({ label, folder, onKept, onNoSignal }: Props) {
  const isOffline = !useOnline()
  const ids = useRef(new WeakMap<File, string>())
  return (
    <DocumentField
      label={label}
      isOffline={isOffline && !onNoSignal}
      wordsOf={messageOfError}
      onSend={async (file, { onProgress }) => {
        const send = async () => {
          const id = ids.current.get(file) ?? newUploadId()
          ids.current.set(file, id)
          const kept = await uploadFile(file, { id, name: file.name, folder, isPrivate: true, onProgress })
          await onKept(kept.path, kept.name)
        }
        if (!onNoSignal) return send()
        if (isOffline) return onNoSignal(file)
        await send().catch((error: unknown) => {
          if (error instanceof CallError && error.isOffline) return onNoSignal(file)
          throw error
        })
      }}
    />
  )
}
