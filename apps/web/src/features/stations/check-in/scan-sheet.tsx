import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { useEffect, useRef, useState } from 'react'
import { t } from './check-in.texts.ts'
import { openReader } from './read-code.ts'

const EVERY_MS = 150
/** The same code held before the camera is one scan. */
const SAME_MS = 4000

type Props = { onCode: (text: string) => void; onClose: () => void; said: string | null }

/** The camera, one angler's phone after the other. */
export function ScanSheet({ onCode, onClose, said }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tell = useRef(onCode)
  tell.current = onCode
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    let last = { text: '', at: 0 }
    const read = async () => {
      if (!navigator.mediaDevices) return setProblem(t('scan.noCamera'))
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        return setProblem(t('scan.noCamera'))
      }
      const reader = await openReader().catch(() => null)
      if (!reader) {
        stop()
        return setProblem(t('scan.noReader'))
      }
      const picture = video.current
      if (!picture || isOver) return
      picture.srcObject = stream
      await picture.play().catch(() => {})
      while (!isOver) {
        const [code] = await reader.detect(picture).catch(() => [])
        const isNew = code && (code.rawValue !== last.text || Date.now() - last.at > SAME_MS)
        if (isNew) {
          last = { text: code.rawValue, at: Date.now() }
          tell.current(code.rawValue)
        }
        await new Promise((next) => setTimeout(next, EVERY_MS))
      }
    }
    void read().finally(() => isOver && stop())
    const stop = () => stream?.getTracks().forEach((track) => void track.stop())
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return (
    <SideSheet opened onClose={onClose} title={t('scan.title')} size="lg">
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <>
          <video ref={video} className="rl-check-in__camera" playsInline muted />
          <p className="rl-check-in__said" role="status">
            {said ?? t('scan.hold')}
          </p>
        </>
      )}
    </SideSheet>
  )
}
