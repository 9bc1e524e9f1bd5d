import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { DisqualifyForm } from '#features/registration/tournament-entries/index.ts'
import type { Results } from '../screen/results-view.ts'
import { t } from './rulings.texts.ts'

type Props = { results: Results; entry: string | null; onClose: () => void }

/** A boat is out, with the reason: here, where its place is looked at. Its own sheet reinstates it. */
export function DisqualifySheet({ results, entry, onClose }: Props) {
  const boat = entry ? results.entries.get(entry) : undefined
  return (
    <SideSheet
      opened={boat !== undefined}
      onClose={onClose}
      title={t('disqualify')}
      subtitle={entry ? results.words.nameOf(entry) : undefined}
    >
      {boat && <DisqualifyForm key={entry} entry={boat} onDone={onClose} />}
    </SideSheet>
  )
}
