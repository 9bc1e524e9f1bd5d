import { Button, FileButton } from '@mantine/core'
import { useRef } from 'react'

type Props = { label: string; accept: string; onChosen: (files: File[]) => void; loading?: boolean }

/** A button that opens the browser's own window for files. The same file can be chosen again. */
export function ChooseFileButton({ label, accept, onChosen, loading }: Props) {
  const reset = useRef<() => void>(null)
  const chosen = (files: File[]) => {
    reset.current?.()
    if (files.length > 0) onChosen(files)
  }
  return (
    <FileButton accept={accept} multiple onChange={chosen} resetRef={reset}>
      {(props) => (
        <Button variant="default" loading={loading} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
