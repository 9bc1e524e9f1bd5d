import { Button } from '@mantine/core'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { changes } from '#features/sync/state/index.ts'
import type { Book } from '#platform/local/book/book.ts'
import type { PersonHere } from '#platform/local/store/people-here.ts'
import { useAction } from '#platform/use-action.ts'
import { ActionRow } from './action-row.tsx'
import { switchedOffHere } from './switched-off.ts'

/** Unsent work of people who cannot sign in any more: somebody who may see them sends it, and it says who made it. */
export function SwitchedOffWork({ book }: { book: Book }) {
  const me = book.local.user._id
  const here = useQuery({ queryKey: ['switched-off-work', me], queryFn: () => switchedOffHere(me), staleTime: 0 })
  const send = useAction({
    work: async ({ user, name, unsynced }: PersonHere) => {
      const isSure = await confirm({
        title: `Send the work of ${name}?`,
        text: `${changes(unsynced)} will be sent as yours. The history says that ${name} made them. What you may not change yourself is refused, and waits in your list.`,
        confirmLabel: `Send ${changes(unsynced)}`,
      })
      if (!isSure) return
      const { takeOver } = await import('#platform/local/book/take-over.ts')
      const taken = await takeOver({ user, name }, { engine: book.local.engine, sender: me })
      notify.success(`${changes(taken)} of ${name} will be sent from here.`)
    },
    onRefused: () => notify.danger('Their work could not be taken over. Nothing on this device was removed.'),
    onEnd: () => here.refetch(),
  })
  if (!here.data?.length) return null
  return (
    <Section title="Work of others on this device">
      {here.data.map((person) => (
        <ActionRow
          key={person.user}
          title={`${changes(person.unsynced)} of ${person.name}`}
          text={`The account of ${person.name} is switched off, so they cannot send this themselves. You can send it for them.`}
        >
          <Button variant="default" loading={send.running} onClick={() => send.run(person)}>
            Send it for them
          </Button>
        </ActionRow>
      ))}
    </Section>
  )
}
