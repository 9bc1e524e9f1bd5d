import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { NOTICE_MS, notify } from '../dialogs/toasts.ts'
import { t } from './files.texts.ts'
import { MAX_BYTES } from './open-picture.ts'
import { SendState } from './send-state.tsx'

const TYPES = 'application/pdf,image/jpeg,image/png'

type Props = {
  /** What the button does: "Hand it in". */
  label: string
  isOffline: boolean
  /** Tried again, it is the very same file. */
  onSend: (file: File, how: { onProgress: (part: number) => void }) => Promise<unknown>
  wordsOf: (error: unknown) => string
}

/** A paper: chosen, and sent at once, or as soon as there is a signal while the page is open. */
export function DocumentField({ label, isOffline, onSend, wordsOf }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  const send = async (chosen: File) => {
    setError(null)
    setSent(0)
    try {
      await onSend(chosen, { onProgress: setSent })
      setFile(null)
    } catch (failure) {
      const words = wordsOf(failure)
      setError(words)
      notify.danger(words, { title: t('errorTitle'), durationMs: NOTICE_MS })
    } finally {
      setSent(null)
    }
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    if (chosen.size >= MAX_BYTES) return setError(t('document.tooLarge'))
    setError(null)
    if (!isOffline) void send(chosen)
  }
  // It waited for a signal.
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline && file && sent === null && file.size < MAX_BYTES) void send(file)
    wasOffline.current = isOffline
  })

  return (
    <div className="rl-document">
      <Button
        variant="default"
        onClick={() => input.current?.click()}
        loading={sent !== null}
        disabled={isOffline && file !== null && error === null}
        aria-describedby={`${id}-kinds`}
      >
        {label}
      </Button>
      {file && error && file.size < MAX_BYTES && (
        <Button variant="subtle" onClick={() => void send(file)} disabled={isOffline}>
          {t('document.again')}
        </Button>
      )}
      {file && sent === null && (
        <Button variant="subtle" onClick={() => setFile(null)}>
          {t('document.leave')}
        </Button>
      )}
      <small id={`${id}-kinds`}>{file ? file.name : t('document.kinds')}</small>
      <SendState sent={sent} error={file && error} waits={isOffline && file ? t('document.waits') : null} />
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={label}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
