import { Button } from '@mantine/core'
import { type Document, documentCalls } from '@ramplight/contract/content/documents'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { newId } from '@ramplight/contract/kernel/new-id'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { DocumentBox } from '#platform/files/document-box.tsx'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './documents.texts.ts'
import { whoToAsk } from './who-to-ask.ts'

type Person = { _id: string; first_name: string; last_name: string }
type Props = {
  tournament: string
  people: readonly Person[]
  /** What was asked for and handed in before. */
  documents: readonly Document[]
  onAsked: () => void
}

const EVERYBODY = 'all'
const LONGEST_WORDS = 1000

/** A director asks one angler of a tournament for a document, or all who have none of this name. */
export function AskForDocument({ tournament, people, documents, onAsked }: Props) {
  const online = useOnline()
  const [label, setLabel] = useState('')
  const [text, setText] = useState('')
  const [isRequired, setRequired] = useState(true)
  const [whom, setWhom] = useState(EVERYBODY)
  const [form, setForm] = useState<{ path: string; name: string } | null>(null)
  const asked = whoToAsk(whom === EVERYBODY ? people : people.filter(({ _id }) => _id === whom), documents, label)
  // The same at every try: whoever was asked before the network went is not asked twice.
  const ids = useRef(new Map<string, string>())
  const idFor = (person: string) => {
    const key = [person, label.trim()].join(' ')
    if (!ids.current.has(key)) ids.current.set(key, newId())
    return ids.current.get(key)!
  }
  const ask = useAction({
    work: async () => {
      for (const { _id: user } of asked)
        await call(documentCalls.create, {
          body: {
            ...{ _id: idFor(user), user, tournament, label: label.trim(), path: form!.path, isRequired },
            requestedDocInfo: { text: text.trim() },
          },
        })
      return asked.length
    },
    onDone: (count) => {
      notify.success(t('ask.done', { count }))
      onAsked()
    },
  })
  const isReady = label.trim() !== '' && form !== null && asked.length > 0
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && online && !ask.running) ask.run()
      }}
      style={{ display: 'grid', gap: 'var(--rl-space-md)' }}
      noValidate
    >
      <TextField
        label={t('ask.label')}
        placeholder={t('ask.labelExample')}
        maxLength={longestAt(documentCalls.create.body!, 'label')}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <ChoiceField
        label={t('ask.whom')}
        data={[{ value: EVERYBODY, label: t('ask.everybody') }, ...people.map((one) => ({ value: one._id, label: fullName(one) }))]}
        value={whom}
        allowDeselect={false}
        onChange={(chosen) => setWhom(chosen ?? EVERYBODY)}
        searchable
      />
      <LongTextField
        label={t('ask.words')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_WORDS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <strong>{t('ask.form')}</strong>
        {form && <p role="status">{t('ask.formIs', { name: form.name })}</p>}
        <DocumentBox
          label={t(form ? 'ask.otherForm' : 'ask.chooseForm')}
          folder="documents"
          onKept={async (path, name) => setForm({ path, name })}
        />
      </div>
      <TickField label={t('ask.required')} checked={isRequired} onChange={(event) => setRequired(event.currentTarget.checked)} />
      {label.trim() !== '' && asked.length === 0 && <p role="status">{t('ask.nobody')}</p>}
      <Button type="submit" disabled={!isReady || !online} loading={ask.running}>
        {t('ask.send', { count: label.trim() === '' ? 0 : asked.length })}
      </Button>
    </form>
  )
}
