import { Button, Checkbox, TextInput } from '@mantine/core'
import { ERASE_WORD, personalDataCalls } from '@ramplight/contract/people/personal-data'
import type { Id } from '@ramplight/domain/kernel/ids'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { savePersonalFiles } from './save-personal-files.ts'

type Props = {
  user: Id
  /** `yours`: they look at their own; `theirs`: an admin does it for them. */
  whose: 'yours' | 'theirs'
  onErased: () => void
}

const WORDS = {
  yours: {
    download: 'Download my data',
    erase: 'Erase my account',
    lead: 'Your account, messages, pictures and contact data are erased for good. Bags and dollars of past tournaments stay, without your name.',
    name: 'Also take my name out of official results (they say "Angler" there)',
  },
  theirs: {
    download: 'Download their data',
    erase: 'Erase this person',
    lead: 'Only when they have asked. Account, messages, pictures and contact data are erased for good. Bags and dollars of past tournaments stay, without the name.',
    name: 'Also take the name out of official results (they say "Angler" there)',
  },
}

/** What is kept of somebody: as files, and gone. Nothing is erased before the word is typed. */
export function PersonalDataSection({ user, whose, onErased }: Props) {
  const words = WORDS[whose]
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [hideName, setHideName] = useState(false)
  const download = useAction({ work: () => savePersonalFiles(user), onRefused: 'shown' })
  const erase = useAction({
    work: () => call(personalDataCalls.erase, { params: { id: user }, body: { confirm: ERASE_WORD, hideName } }),
    onDone: onErased,
    onRefused: 'shown',
  })
  const failed = download.error ?? erase.error
  return (
    <div>
      <Button variant="default" fullWidth mt="md" loading={download.running} onClick={() => download.run()}>
        {words.download}
      </Button>
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed === ERASE_WORD) erase.run()
          }}
        >
          <p>{words.lead} Nothing brings it back.</p>
          <Checkbox mt="sm" label={words.name} checked={hideName} onChange={(event) => setHideName(event.currentTarget.checked)} />
          <TextInput
            mt="sm"
            label={`Type ${ERASE_WORD} to confirm`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" color="red" fullWidth mt="md" disabled={typed !== ERASE_WORD} loading={erase.running}>
            {words.erase}
          </Button>
        </form>
      ) : (
        <Button variant="subtle" color="red" fullWidth mt="xs" onClick={() => setOpen(true)}>
          {words.erase}
        </Button>
      )}
      {failed && <p role="alert">{failed.message}</p>}
    </div>
  )
}
