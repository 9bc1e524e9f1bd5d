import { Button } from '@mantine/core'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { saveEntry } from '#features/registration/tournament-entries/index.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { t } from './mc.texts.ts'

const declared = declaredBy(tournamentEntryCalls.update)

/** What the MC wants to know of a boat the next time it is called; also without a network. */
export function McNote({ entry }: { entry: TournamentEntry }) {
  const [text, setText] = useState<string | null>(null)
  const saving = useAction({
    work: (note: string) => saveEntry(entry, { mcNote: note.trim() || null }),
    onDone: () => {
      notify.success(t('noteSaved'))
      setText(null)
    },
    onRefused: 'shown',
  })
  return (
    <>
      <Button size="md" variant="default" leftSection={<IconNote size={20} aria-hidden />} onClick={() => setText(entry.mcNote ?? '')}>
        {t('note')}
      </Button>
      <SideSheet
        opened={text !== null}
        onClose={() => setText(null)}
        title={t('noteFor', { boat: boatName(entry) })}
        footer={
          <Button loading={saving.running} onClick={() => saving.run(text ?? '')}>
            {t('saveNote')}
          </Button>
        }
      >
        <LongTextField
          label={declared.labelOf('mcNote')}
          description={t('noteHelp')}
          value={text ?? ''}
          maxLength={declared.longest('mcNote')}
          minRows={3}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {saving.error ? <ErrorState compact failed={messageOfError(saving.error)} /> : null}
      </SideSheet>
    </>
  )
}
