import { createContext, type ReactNode, use } from 'react'
import type { WhyKey } from './explain.ts'
import { t } from './why.texts.ts'

/** Opens the explanation of a figure; the page keeps it in the address. */
const AskContext = createContext<(key: WhyKey) => void>(() => undefined)
export const AskWhy = AskContext.Provider

/** A figure that can be asked why. The explanation is worked out when it is asked for, in the one sheet of the page. */
export function WhyFigure({ why, children }: { why: WhyKey; children: ReactNode }) {
  const ask = use(AskContext)
  return (
    <button
      type="button"
      className="rl-why"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.stopPropagation()
        ask(why)
      }}
    >
      {children}
      <span className="rl-sr-only">{t('whyFigure.explain')}</span>
    </button>
  )
}
