import { DocumentField } from '@ramplight/ui/files/document-field.tsx'
import { useRef } from 'react'
import { messageOfError } from '../call-error.ts'
import { useOnline } from '../use-online.ts'
import { newUploadId, uploadFile } from './upload-file.ts'

type Props = {
  label: string
  /** Below /uploads. */
  folder: string
  /** Writes the path into its record. */
  onKept: (path: string, name: string) => Promise<unknown>
}

/** A private paper: uploaded and written into its record. */
export function DocumentBox({ label, folder, onKept }: Props) {
  const isOffline = !useOnline()
  const ids = useRef(new WeakMap<File, string>())
  return (
    <DocumentField
      label={label}
      isOffline={isOffline}
      wordsOf={messageOfError}
      onSend={async (file, { onProgress }) => {
        const id = ids.current.get(file) ?? newUploadId()
        ids.current.set(file, id)
        const kept = await uploadFile(file, { id, name: file.name, folder, isPrivate: true, onProgress })
        await onKept(kept.path, kept.name)
      }}
    />
  )
}
