import { Button, Progress } from '@mantine/core'
import type { EnginePhase } from '@ramplight/sync/types'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { useEffect, useRef, useState } from 'react'
import { openBook } from '#platform/local/book/local-gate.ts'
import { useBook } from '#platform/local/book/use-local.ts'
import { useEngineState, useSyncCounts } from '#platform/local/book/use-sync.ts'
import { unsentOf } from '../state/pill-state.ts'
import { changes, leftWords, progressWords } from '../state/state-words.ts'
import classes from '../sync.module.css'
import { t } from './dialog.texts.ts'

/** `left`: it was tried, and something is still only on this device (it stays there, safe). */
export type SyncAnswer = 'later' | 'synced' | 'left'

/** The way out, before anything was tried and after it. */
const awayWords = () => ({ later: t('syncDialog.later'), left: t('syncDialog.close') })
/** What goes out by itself while it is asked closes the question, but not before it could be read. */
const READABLE_MS = 1500

/**
 * Says that something waits and offers to send it: after the network is back, and before anything that clears this device.
 * Answers 'synced' at once when nothing waits or nobody keeps a copy here.
 */
export async function askToSync(): Promise<SyncAnswer> {
  const engine = openBook()?.local.engine
  if (!engine || unsentOf(await engine.counts()) === 0) return 'synced'
  return new Promise((resolve) => {
    let answer: SyncAnswer = 'later'
    const end = (next: SyncAnswer) => {
      answer = next
      dialogs.close(id)
    }
    const id = dialogs.open({
      title: t('syncDialog.ask'),
      onClose: () => resolve(answer),
      children: (
        <SyncDialogBody onTitle={(title) => dialogs.change({ modalId: id, title })} onEnd={end} onTried={() => (answer = 'left')} />
      ),
    })
  })
}

type BodyProps = { onTitle: (title: string) => void; onTried: () => void; onEnd: (answer: SyncAnswer) => void }

export function SyncDialogBody({ onTitle, onTried, onEnd }: BodyProps) {
  const counts = useSyncCounts()
  const state = useEngineState()
  const [step, setStep] = useState<'ask' | 'running' | 'left'>('ask')
  /** How the last try ended; what happens after it is not what is told of it. */
  const [ended, setEnded] = useState<EnginePhase>('idle')
  const [opened] = useState(() => Date.now())
  const end = useRef(onEnd)
  end.current = onEnd
  const unsent = counts ? unsentOf(counts) : null
  const book = useBook()

  useEffect(() => {
    // The session ended while it was asked: whoever signs in next is asked again.
    if (!book) end.current('later')
  }, [book])
  useEffect(() => {
    if (unsent !== 0) return
    const timer = setTimeout(() => end.current('synced'), step === 'ask' ? Math.max(0, READABLE_MS - (Date.now() - opened)) : 0)
    return () => clearTimeout(timer)
  }, [unsent, step, opened])

  const run = async () => {
    const engine = openBook()?.local.engine
    setStep('running')
    onTitle(t('syncDialog.running'))
    onTried()
    await engine?.syncNow()
    const left = engine ? unsentOf(await engine.counts()) : 0
    if (!engine || left === 0) return onEnd('synced')
    setEnded(engine.state().phase)
    setStep('left')
    onTitle(t('syncDialog.ask'))
  }

  const choice = (away: 'later' | 'left') => (
    <div className="rl-dialog__actions">
      <Button variant="default" onClick={() => onEnd(away)}>
        {awayWords()[away]}
      </Button>
      <Button onClick={() => void run()} data-autofocus>
        {t('syncDialog.syncNow')}
      </Button>
    </div>
  )

  if (step === 'ask')
    return (
      <>
        <p className="rl-dialog__text">{t('syncDialog.youHaveUpdatesSince')}</p>
        {choice('later')}
      </>
    )
  if (step === 'left')
    return (
      <>
        <p className="rl-dialog__text" role="status">
          {counts && leftWords(ended, counts)}
        </p>
        {choice('left')}
      </>
    )
  const { done = 0, total = null } = state?.progress ?? {}
  const words = (state && progressWords(state)) ?? t('syncDialog.toSend', { changes: changes(unsent ?? 0) })
  return (
    <div className={classes.running} role="status">
      <span>{words}</span>
      <Progress value={total ? (100 * done) / total : 100} animated={!total} aria-label={words} />
    </div>
  )
}
