import type { ReactNode } from 'react'

export type ExplanationRow = {
  label: ReactNode
  /** How it comes about: "12 min × 0-02". */
  detail?: ReactNode
  /** Ready to read: "−$62.00", "16-03". */
  amountText: string
  tone?: 'plain' | 'plus' | 'minus' | 'muted'
}

export type ExplanationListProps = {
  rows: readonly ExplanationRow[]
  total: { label: ReactNode; amountText: string }
  note?: ReactNode
  caption?: string
}

/** Why a number is what it is, line by line down to the sum. */
export function ExplanationList({ rows, total, note, caption }: ExplanationListProps) {
  return (
    <>
      <table className="rl-explain">
        {caption && <caption className="rl-sr-only">{caption}</caption>}
        <tbody>
          {rows.map(({ label, detail, amountText, tone = 'plain' }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is their identity
            <tr key={index} data-tone={tone}>
              <th scope="row">
                {label}
                {detail && <small>{detail}</small>}
              </th>
              <td>{amountText}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.amountText}</td>
          </tr>
        </tfoot>
      </table>
      {note && <p className="rl-explain__note">{note}</p>}
    </>
  )
}
