import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconCheck } from '@tabler/icons-react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import type { Undone } from './undo-import.ts'

type PasteResultProps = {
  entered: number
  created: number
  matched: number
  refused: readonly { text: string; message: string }[]
  /** Lines that are still in the box. */
  left: number
  onAgain: () => void
  onUndo: () => Promise<Undone>
}

/** What became of every line. */
export function PasteResult({ entered, created, matched, refused, left, onAgain, onUndo }: PasteResultProps) {
  const undo = useAction({ work: onUndo, onRefused: 'shown' })
  if (undo.done) return <UndoneResult undone={undo.done} />
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
      {entered > 0 && (
        <Button size="md" variant="default" loading={undo.running} onClick={() => undo.run()}>
          Undo this import
        </Button>
      )}
      {undo.error && <Banner tone="red">{messageOfError(undo.error)}</Banner>}
      {left > 0 && (
        <Button variant="default" onClick={onAgain}>
          {left === 1 ? 'Put 1 line right' : `Put ${left} lines right`}
        </Button>
      )}
    </>
  )
}

/** What could be taken back, and what stays with its reason. */
function UndoneResult({ undone: { removed, stayed, anglersLeft } }: { undone: Undone }) {
  return (
    <>
      <Banner tone="kelp" icon={IconCheck}>
        {removed === 1 ? '1 boat was taken back.' : `${removed} boats were taken back.`}
        {anglersLeft > 0 && ` ${anglersLeft === 1 ? '1 new angler stays' : `${anglersLeft} new anglers stay`} in your book.`}
      </Banner>
      {stayed.map(({ boat, why }) => (
        <Banner key={boat} tone="amber" icon={IconCheck}>{`${boat} stays. ${why}`}</Banner>
      ))}
    </>
  )
}
