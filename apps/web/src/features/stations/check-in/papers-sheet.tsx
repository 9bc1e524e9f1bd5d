import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { fullName } from '@ramplight/domain/registration/full-name'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { fullNames } from '#platform/values/entry-name.ts'
import { t } from './check-in.texts.ts'
import type { MissingPaper } from './use-missing-papers.ts'

type Props = { entry: TournamentEntry; papers: readonly MissingPaper[]; onClose: () => void }

/** Which documents of a boat are missing, and whose. */
export function PapersSheet({ entry, papers, onClose }: Props) {
  const names = new Map(entry.anglers.map((one) => [one._id, fullName(one)]))
  return (
    <SideSheet opened onClose={onClose} title={t('papersOf', { boat: fullNames(entry) })}>
      <p>{t('papersText')}</p>
      <RowList
        rows={papers.map(({ user, label, state }) => ({
          key: `${user} ${label}`,
          title: label,
          about: names.get(user),
          end: t(`paper.${state}`),
        }))}
        none={t('papersAllThere')}
      />
    </SideSheet>
  )
}
