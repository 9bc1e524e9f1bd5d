import { Button } from '@mantine/core'
import type { ConflictRow } from '@ramplight/sync/types'
import { DuplicateFieldPicker, type PickedSide } from '@ramplight/ui/duplicate-field-picker.tsx'
import { UiLink } from '@ramplight/ui/link.tsx'
import { notify } from '@ramplight/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Book } from '#platform/local/book.ts'
import { useLocal } from '#platform/local/use-local.ts'
import { type ConflictWords, conflictWordsOf } from './conflicts.ts'
import { finderOf } from './device-work.ts'
import { screenOf } from './record-screen.ts'
import classes from './sync.module.css'

const NONE: ConflictWords | null = null
const addressOf = async (book: Book, [first]: readonly ConflictRow[]): Promise<string | null> =>
  first ? screenOf(first.tbl, first.rec, (await finderOf(book)(first.tbl, first.rec)) ?? {}) : null

/** Two people changed the same fields of one record: each is a choice, and nothing is overwritten until it is made. */
export function ConflictCard({ book, conflicts: given }: { book: Book; conflicts: readonly ConflictRow[] }) {
  const key = given.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same conflicts are the same list
  const conflicts = useMemo(() => given, [key])
  const words = useLocal(conflictWordsOf, conflicts, NONE)
  const address = useLocal(addressOf, conflicts, null)
  const settle = useMutation({
    mutationFn: async (picked: Record<string, PickedSide>) => {
      for (const { id } of conflicts) await book.local.engine.resolve(id, { take: picked[id] === 'left' ? 'mine' : 'theirs' })
    },
    onSuccess: () => notify.stealth('Saved'),
    onError: () => notify.danger('The choice could not be saved on this device.'),
  })
  if (!words) return null
  return (
    <article className={classes.card} data-tone="amber" aria-label={`${words.title}: two versions`}>
      <h4>{words.title}</h4>
      <p>Two people changed the same field. Choose what counts; the other value stays in the history.</p>
      <DuplicateFieldPicker
        fields={words.fields}
        leftName={words.mineName}
        rightName={words.theirsName}
        doneLabel="Save choices"
        saving={settle.isPending}
        onDone={(picked) => settle.mutate(picked)}
        actions={
          address && (
            <Button component={UiLink} href={address} variant="subtle">
              Open it
            </Button>
          )
        }
      />
    </article>
  )
}
