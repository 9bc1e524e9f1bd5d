import { Drawer } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { unsavedForms } from '../form/unsaved-guard.ts'
import { Boundary } from '../parts/boundary.tsx'
import { BrokenPage } from '../states/error-state.tsx'
import { useIsPhone } from '../values/use-is-phone.ts'
import { confirm } from './confirm.tsx'
import { t } from './dialogs.texts.ts'

export type SideSheetProps = {
  opened: boolean
  /** Esc, the cross and a tap beside it ask first when something is typed inside (`useUnsavedGuard`). */
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** 480 or 640 px. */
  size?: 'md' | 'lg'
  footer?: ReactNode
  children: ReactNode
}

/** A peek without losing the list: from the right, on phones from below. */
export function SideSheet({ opened, onClose, title, subtitle, size = 'md', footer, children }: SideSheetProps) {
  const phone = useIsPhone()
  const close = useAskingClose(opened, onClose)
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title={title}
      position={phone ? 'bottom' : 'right'}
      size={phone ? 'auto' : size === 'lg' ? 640 : 480}
      className="rl-sheet"
      data-side={phone ? 'bottom' : 'right'}
    >
      {subtitle && <p className="rl-sheet__subtitle">{subtitle}</p>}
      <div className="rl-sheet__content" ref={startInField}>
        <Boundary instead={(again) => <BrokenPage onRetry={again} />}>{children}</Boundary>
      </div>
      {footer && <div className="rl-sheet__footer">{footer}</div>}
    </Drawer>
  )
}

/** A sheet that is a form starts in its first field; one that shows something starts at its title. Read by Mantine's focus trap. */
function startInField(content: HTMLElement | null): void {
  if (!content?.firstElementChild?.matches('form') || content.querySelector('[data-autofocus]')) return
  content
    .querySelector('input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)')
    ?.setAttribute('data-autofocus', '')
}

/** A form under the sheet may have been changed before it was opened: only what was typed since is asked about. */
function useAskingClose(opened: boolean, onClose: () => void): () => void {
  const before = useRef<readonly string[]>([])
  const asking = useRef(false)
  useEffect(() => {
    if (opened) before.current = unsavedForms()
  }, [opened])
  return () => {
    if (asking.current) return
    if (unsavedForms().every((form) => before.current.includes(form))) return onClose()
    asking.current = true
    void confirm({
      title: t('sideSheet.leaveWithoutSaving'),
      text: t('sideSheet.whatYouTypedHere'),
      confirmLabel: t('sideSheet.discardChanges'),
      cancelLabel: t('sideSheet.stay'),
      tone: 'danger',
    }).then((yes) => {
      asking.current = false
      if (yes) onClose()
    })
  }
}
