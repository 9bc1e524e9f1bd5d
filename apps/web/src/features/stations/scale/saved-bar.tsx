import { useUndoKey } from '@ramplight/ui/values/use-undo-key'
import { IconArrowBackUp, IconCheck, IconCloudQuestion, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from './scale.texts.ts'
import type { LastSaved } from './use-saving.ts'

const UNDO_SECONDS = 10
/** One of three words, or that it is not known. */
const WHERE = {
  server: {
    icon: IconCheck,
    tone: 'kelp',
    small: null,
    get said() {
      return t('savedBar.saved')
    },
  },
  device: {
    icon: IconCloudUp,
    tone: 'amber',
    get small() {
      return t('savedBar.keptOnThisDevice')
    },
    get said() {
      return t('savedBar.saved')
    },
  },
  asking: {
    icon: IconCloudQuestion,
    tone: 'amber',
    get small() {
      return t('savedBar.askingServer')
    },
    get said() {
      return t('savedBar.saidAskingServer')
    },
  },
  refused: {
    icon: IconCloudQuestion,
    tone: 'amber',
    get small() {
      return t('savedBar.notTakenNeedsYou')
    },
    get said() {
      return t('savedBar.saidNotTaken')
    },
  },
} as const

type SavedBarProps = { saved: LastSaved; where: keyof typeof WHERE; onUndo: () => void; onGone: () => void; next?: string | undefined }

/** Ten seconds to take it back; then the log is the place. */
export function SavedBar({ saved, where, onUndo, onGone, next }: SavedBarProps) {
  const [left, setLeft] = useState(UNDO_SECONDS)
  useEffect(() => {
    const tick = () => {
      const rest = UNDO_SECONDS - Math.floor((Date.now() - saved.at) / 1000)
      if (rest > 0) setLeft(rest)
      else onGone()
    }
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [saved.at, onGone])
  useUndoKey(onUndo)
  const { icon: Icon, tone, small, said } = WHERE[where]
  return (
    <div className="rl-saved" data-tone={tone}>
      <Icon size={24} stroke={2.25} aria-hidden />
      <span className="rl-saved__text">
        <b>{saved.boat}</b>
        <span className="rl-num">
          {saved.sum.split('= ').at(-1)}
          {saved.total && ` · ${t('savedBar.total', { total: saved.total })}`} {saved.place && `→ ${saved.place}`}
        </span>
        {small ? <small>{small}</small> : next && <small className="rl-saved__next">{t('savedBar.next', { boat: next })}</small>}
      </span>
      <span
        className="rl-sr-only"
        role="status"
      >{`${said} ${saved.boat}, ${saved.spoken}${saved.total ? `, ${t('savedBar.total', { total: saved.total })}` : ''}${saved.place && `, ${saved.place}`}`}</span>
      <button type="button" className="rl-saved__undo" onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
        <IconArrowBackUp size={20} stroke={2} aria-hidden />
        {t.rich('savedBar.undo', { left, seconds: (words) => <span aria-hidden>{words}</span> })}
      </button>
    </div>
  )
}
