import type { ReactNode } from 'react'

type PageProps = { children: ReactNode; width?: 'full' | 'form' | 'text' }

/** The room between header and screen edge, the same on every page. */
export function Page({ children, width = 'full' }: PageProps) {
  return (
    <div className="rl-page" data-width={width}>
      {children}
    </div>
  )
}

type SectionProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode; children: ReactNode; id?: string; flush?: boolean }

/** A card with a heading. `flush` lets a table or list run to its edges. */
export function Section({ title, note, actions, children, id, flush }: SectionProps) {
  return (
    <section className="rl-section" id={id} data-flush={flush || undefined}>
      <div className="rl-section__head">
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className="rl-section__actions">{actions}</div>}
      </div>
      <div className="rl-section__body">{children}</div>
    </section>
  )
}
