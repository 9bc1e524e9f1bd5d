import { type ReactNode, useState } from 'react'
import { SideSheet } from '../dialogs/side-sheet.tsx'
import { ExplanationList, type ExplanationListProps } from './explanation-list.tsx'

type WhyButtonProps = ExplanationListProps & {
  /** The figure itself. */
  children: ReactNode
  title: string
  subtitle?: ReactNode
  footer?: ReactNode
  className?: string
}

/** A figure that can be asked why. */
export function WhyButton({ children, title, subtitle, footer, className = '', ...explanation }: WhyButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`rl-why ${className}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {children}
        <span className="rl-sr-only">, explain</span>
      </button>
      <SideSheet opened={open} onClose={() => setOpen(false)} title={title} subtitle={subtitle} footer={footer}>
        <ExplanationList caption={title} {...explanation} />
      </SideSheet>
    </>
  )
}
