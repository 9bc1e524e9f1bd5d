import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { messageOfError } from '#platform/call-error.ts'
import { firstNames } from '#platform/do-to-many.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './tournament-entries.texts.ts'
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
  const { done: undone } = undo
  if (undone && undone.removed > 0) return <UndoneResult undone={undone} />
  return (
    <>
      <Banner tone="kelp" icon={IconCheck}>
        {t('pasteResult.boatsEntered', { count: entered })}
      </Banner>
      <div className="rl-paste__done">
        <StatTile label={t('pasteResult.boats')} value={entered} />
        <StatTile label={t('pasteResult.newAnglers')} value={created} />
        <StatTile label={t('pasteResult.alreadyInYourBook')} value={matched} />
      </div>
      {refused.length > 0 && (
        <div className="rl-paste__lines">
          <table>
            <caption className="rl-sr-only">{t('pasteResult.notEntered')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('pasteResult.notEntered')}</th>
                <th scope="col">{t('pasteResult.why')}</th>
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
          {t('pasteResult.undoThisImport')}
        </Button>
      )}
      {undone && <StayedBoats undone={undone} />}
      {undo.error && <Banner tone="red">{messageOfError(undo.error)}</Banner>}
      {left > 0 && (
        <Button variant="default" onClick={onAgain}>
          {t('pasteResult.fixLines', { count: left })}
        </Button>
      )}
    </>
  )
}

/** What could be taken back, and what stays with its reason. */
function UndoneResult({ undone }: { undone: Undone }) {
  const { removed, anglersLeft } = undone
  return (
    <>
      <Banner tone="kelp" icon={IconCheck}>
        {t('pasteResult.boatsTakenBack', { count: removed })}
        {anglersLeft > 0 && ` ${t('pasteResult.newAnglersStay', { count: anglersLeft })}`}
      </Banner>
      <StayedBoats undone={undone} />
    </>
  )
}

/** One line for each reason: a whole import may stay for the same one. */
function StayedBoats({ undone: { stayed } }: { undone: Undone }) {
  const byReason = Map.groupBy(stayed, ({ why }) => why)
  return [...byReason].map(([reason, boats]) => (
    <Banner key={reason} tone="amber" icon={IconAlertTriangle}>
      {t('pasteResult.boatStays', { count: boats.length, boat: firstNames(boats.map(({ boat }) => boat)), reason })}
    </Banner>
  ))
}
