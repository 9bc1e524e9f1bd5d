import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/banner.tsx'
import { StatTile } from '@ramplight/ui/stat-tile.tsx'
import { IconCheck } from '@tabler/icons-react'

type PasteResultProps = {
  entered: number
  created: number
  matched: number
  refused: readonly { text: string; message: string }[]
  /** Lines that are still in the box. */
  left: number
  onAgain: () => void
}

/** What became of every line. */
export function PasteResult({ entered, created, matched, refused, left, onAgain }: PasteResultProps) {
  return (
    <>
      <Banner tone="kelp" icon={IconCheck}>
        {entered === 1 ? '1 boat entered.' : `${entered} boats entered.`}
      </Banner>
      <div className="rl-paste__done">
        <StatTile label="Boats" value={entered} />
        <StatTile label="New anglers" value={created} />
        <StatTile label="Already in your book" value={matched} />
      </div>
      {refused.length > 0 && (
        <div className="rl-paste__lines">
          <table>
            <caption className="rl-sr-only">Not entered</caption>
            <thead>
              <tr>
                <th scope="col">Not entered</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ text, message }) => (
                <tr key={text}>
                  <td className="rl-paste__names">{text}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {left > 0 && (
        <Button variant="default" onClick={onAgain}>
          {left === 1 ? 'Put 1 line right' : `Put ${left} lines right`}
        </Button>
      )}
    </>
  )
}
