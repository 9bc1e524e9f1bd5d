import { Button } from '@mantine/core'
import { ERASE_WORD, personalDataCalls } from '@ramplight/contract/people/personal-data'
import type { Id } from '@ramplight/domain/kernel/ids'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './personal-data.texts.ts'
import { savePersonalFiles } from './save-personal-files.ts'

type Props = {
  user: Id
  /** `yours`: they look at their own; `theirs`: an admin does it for them. */
  whose: 'yours' | 'theirs'
  onErased: () => void
}

const WORDS = {
  yours: {
    get download() {
      return t('personalDataSection.downloadMyData')
    },
    get erase() {
      return t('personalDataSection.eraseMyAccount')
    },
    get lead() {
      return t('personalDataSection.yourAccountMessages')
    },
    get name() {
      return t('personalDataSection.alsoTakeMyName')
    },
  },
  theirs: {
    get download() {
      return t('personalDataSection.downloadTheirData')
    },
    get erase() {
      return t('personalDataSection.eraseThisPerson')
    },
    get lead() {
      return t('personalDataSection.onlyWhen')
    },
    get name() {
      return t('personalDataSection.alsoTakeTheName')
    },
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
          <p>{t('personalDataSection.cannotBeUndone', { lead: words.lead })}</p>
          <TickField mt="sm" label={words.name} checked={hideName} onChange={(event) => setHideName(event.currentTarget.checked)} />
          <TextField
            mt="sm"
            label={t('personalDataSection.typeToConfirm', { eraseWord: ERASE_WORD })}
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
      {failed && <p role="alert">{messageOfError(failed)}</p>}
    </div>
  )
}
