import type { ReactNode } from 'react'
import { UiLink } from '../frame/link.tsx'

export type Row = {
  key: string
  /** Where a tap on the row leads; without one it is only read. */
  href?: string | undefined
  /** A small word over a big one: a month over its day, a place over its figure. */
  lead?: readonly [small: string, big: ReactNode] | undefined
  title: ReactNode
  about?: ReactNode
  /** On the right: a badge, a figure. */
  end?: ReactNode
  /** Below it: what can be done about it. */
  foot?: ReactNode
}

/** A list to read and to tap: what it is, what of it matters, how it stands. Inside a section that runs to its edges. */
export function RowList({ rows, none }: { rows: readonly Row[]; none?: ReactNode }) {
  if (rows.length === 0) return none ? <p className="rl-rows__none">{none}</p> : null
  return (
    <ul className="rl-rows">
      {rows.map(({ key, href, foot, ...row }) => (
        <li key={key}>
          {href ? (
            <UiLink href={href} className="rl-row">
              <Inside {...row} />
            </UiLink>
          ) : (
            <div className="rl-row">
              <Inside {...row} />
            </div>
          )}
          {foot && <div className="rl-row__foot">{foot}</div>}
        </li>
      ))}
    </ul>
  )
}

const Inside = ({ lead, title, about, end }: Omit<Row, 'key' | 'href' | 'foot'>) => (
  <>
    {lead && (
      <span className="rl-row__lead">
        {lead[0]}
        <b>{lead[1]}</b>
      </span>
    )}
    <span className="rl-row__main">
      <b>{title}</b>
      {about && <small>{about}</small>}
    </span>
    {end && <span className="rl-row__end">{end}</span>}
  </>
)
