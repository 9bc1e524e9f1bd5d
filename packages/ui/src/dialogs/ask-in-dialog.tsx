import type { ReactNode } from 'react'
import { t } from './dialogs.texts.ts'
import { dialogs } from './dialogs.ts'

/** Opens a dialog whose content answers; closed without an answer, it is `none`. */
export function askInDialog<Answer>(title: string, none: Answer, content: (answer: (given: Answer) => void) => ReactNode): Promise<Answer> {
  return new Promise((resolve) => {
    let given = none
    const id = dialogs.open({
      title,
      onClose: () => resolve(given),
      children: content((answer) => {
        given = answer
        dialogs.close(id)
      }),
    })
  })
}

export type Asked = {
  text?: ReactNode
  /** What it is about, one line each; scrolls after 250 px. */
  items?: readonly ReactNode[]
}

/** What is asked, above the buttons. */
export function AskedText({ text, items = [] }: Asked) {
  return (
    <>
      {text && <div className="rl-dialog__text">{text}</div>}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable
        <ul className="rl-confirm__list" tabIndex={0} aria-label={t('askInDialog.concerned')}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </>
  )
}
