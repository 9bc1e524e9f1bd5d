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
import { t } from './offline-data.texts.ts'
import { switchedOffHere } from './switched-off.ts'

/** Unsent work of people who cannot sign in any more: somebody who may see them sends it, and it says who made it. */
export function SwitchedOffWork({ book }: { book: Book }) {
  const me = book.local.user._id
  const here = useQuery({ queryKey: ['switched-off-work', me], queryFn: () => switchedOffHere(me), staleTime: 0 })
  const send = useAction({
    work: async ({ user, name, unsynced }: PersonHere) => {
      const isSure = await confirm({
        title: t('switchedOffWork.sendWorkOf', { name }),
        text: t('switchedOffWork.willBeSentAsYours', { changes: changes(unsynced), name }),
        confirmLabel: t('switchedOffWork.sendChanges', { changes: changes(unsynced) }),
      })
      if (!isSure) return
      const { takeOver } = await import('#platform/local/book/take-over.ts')
      const taken = await takeOver({ user, name }, { engine: book.local.engine, sender: me })
      notify.success(t('switchedOffWork.willBeSentFromHere', { changes: changes(taken), name }))
    },
    onRefused: () => notify.danger(t('switchedOffWork.couldNotBeTakenOver')),
    onEnd: () => here.refetch(),
  })
  if (!here.data?.length) return null
  return (
    <Section title={t('switchedOffWork.workOfOthers')}>
      {here.data.map((person) => (
        <ActionRow
          key={person.user}
          title={t('switchedOffWork.changesOf', { changes: changes(person.unsynced), name: person.name })}
          text={t('switchedOffWork.accountIsSwitchedOff', { name: person.name })}
        >
          <Button variant="default" loading={send.running} onClick={() => send.run(person)}>
            {t('switchedOffWork.sendItForThem')}
          </Button>
        </ActionRow>
      ))}
    </Section>
  )
}
