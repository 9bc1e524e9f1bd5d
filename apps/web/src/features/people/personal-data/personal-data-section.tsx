import { Button, Checkbox, TextInput } from '@mantine/core'
import { ERASE_WORD, personalDataCalls } from '@ramplight/contract/people/personal-data'
import type { Id } from '@ramplight/domain/kernel/ids'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
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
  const download = useMutation({ mutationFn: () => savePersonalFiles(user) })
  const erase = useMutation({
    mutationFn: () => call(personalDataCalls.erase, { params: { id: user }, body: { confirm: ERASE_WORD, hideName } }),
    onSuccess: onErased,
  })
  const failed = download.error ?? erase.error
  return (
    <div>
      <Button variant="default" fullWidth mt="md" loading={download.isPending} onClick={() => download.mutate()}>
        {words.download}
      </Button>
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed === ERASE_WORD) erase.mutate()
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
          <Button type="submit" color="red" fullWidth mt="md" disabled={typed !== ERASE_WORD} loading={erase.isPending}>
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
